import { type Page, expect } from "@playwright/test"
import type { createGithub } from "../../testing/github/github"
import { expectRefusal, heading, openEditor, openForm, saveButton, saveDraft } from "../../testing/browser/editorPage"
import { changedLines, expired, mainHead, openPulls, test } from "../../testing/browser/rehearsalTest"

/** Checks saves that fail, on a phone: the editor says why, and nothing is lost or published. */

type PracticeGithub = ReturnType<typeof createGithub>

/** Errors of GitHub, and the editor's message for each. */
const broken = {
  failure: { status: 500, message: "Something went wrong while executing your query." },
  words: "Something went wrong",
}
const exhausted = {
  failure: {
    status: 403,
    message: "API rate limit exceeded for user ID 1.",
    headers: { "x-ratelimit-remaining": "0", "retry-after": "60" },
  },
  words: "rate limit exceeded",
}
const failures = [broken, exhausted, { failure: expired, words: "Bad credentials" }]

const branch = "cms/_singletons/stats"

/** Returns whether a request is the call of this name. */
const isCall = (call: string, url: string, body: string): boolean =>
  call.startsWith("POST ")
    ? url.endsWith(`/${call.split(/[ /]/).at(-1)}`)
    : url.endsWith("/graphql") && body.includes(call === "repository.id" ? "base: repository" : call)

/** Opens the form and changes its heading. */
const change = async (page: Page): Promise<void> => {
  await openForm(page, "stats")
  await heading(page, "stats").fill("What matters to us")
}

/** Saves, and expects that the editor says why it failed and keeps the typed text. */
const expectFailure = async (page: Page, words: string): Promise<void> => {
  await expectRefusal(page, words)
  await expect(heading(page, "stats")).toHaveValue("What matters to us")
  await expect(saveButton(page)).toBeEnabled()
}

/**
 * Aborts each call of this name, before it reaches GitHub or on the way back. Resolves to a function that stops this.
 */
const abort = async (page: Page, call: string, when: "before" | "after"): Promise<() => Promise<void>> => {
  await page.route("**/api/**", async route => {
    if (!isCall(call, route.request().url(), route.request().postData() ?? "")) return route.continue()
    if (when === "after") await route.fetch()
    return route.abort("connectionreset")
  })
  return () => page.unroute("**/api/**")
}

test.use({ viewport: { width: 390, height: 844 } })

/** Attempts to save a form, all of which fail. */
const attempts: Readonly<Record<string, (page: Page, github: PracticeGithub) => Promise<void>>> = {
  "without a network, or with a lost answer": async page => {
    for (const [call, when] of [
      ["repository.id", "before"],
      ["createRef", "before"],
      ["createCommitOnBranch", "before"],
      ["POST pulls", "before"],
      ["createRef", "after"],
      ["createCommitOnBranch", "after"],
    ] as const) {
      const undo = await abort(page, call, when)
      await expectFailure(page, "Failed to fetch")
      await undo()
    }
  },
  "refused by GitHub": async (page, github) => {
    for (const { failure, words } of failures) {
      github.fail("createCommitOnBranch", failure)
      await expectFailure(page, words)
    }
    expect(github.clearFailures()).toEqual([])
  },
}

for (const [name, fail] of Object.entries(attempts))
  test(name, async ({ page, rehearsal }) => {
    const { git, github, address } = rehearsal
    const before = mainHead(rehearsal)
    await openEditor(page, address)
    await change(page)
    await fail(page, github)
    expect(mainHead(rehearsal)).toBe(before)
    expect(openPulls(rehearsal)).toEqual([])

    // Afterwards the same text creates one draft with one changed line, and nothing of the failed attempts remains.
    await saveDraft(page)
    expect(git.branches()).toEqual([branch, "main"])
    expect(openPulls(rehearsal)).toHaveLength(1)
    expect(git.history(branch)).toHaveLength(git.history("main").length + 1)
    expect(changedLines(rehearsal, branch)).toHaveLength(2)
  })

// Without its label, the editor does not recognise the draft, and does not overwrite it either.
test("at the last call, which labels the draft", async ({ page, rehearsal }) => {
  const { git, github, address } = rehearsal
  await openEditor(page, address)
  await change(page)
  github.fail("POST issues/*/labels", broken.failure)
  await expectFailure(page, broken.words)
  await expectFailure(page, "There is a draft of this page already")
  expect(git.history(branch)).toHaveLength(git.history("main").length + 1)
})
