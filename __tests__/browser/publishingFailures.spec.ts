import { type Page, expect } from "@playwright/test"
import type { createGithub } from "../../testing/github/github"
import {
  expectRefusal,
  heading,
  leaveForm,
  openEditor,
  openForm,
  openStatusMenu,
  publishBesides,
  saveButton,
  saveDraft,
} from "../../testing/browser/editorPage"
import { changedLines, expired, mainHead, openPulls, test } from "../../testing/browser/rehearsalTest"

/** Checks saves that fail, on a phone: the editor says why, and nothing is lost or published. */

type RehearsalGithub = ReturnType<typeof createGithub>

/** Errors of GitHub, and the editor's message for each. */
const broken = {
  failure: { status: 500, message: "Something went wrong while executing your query." },
  words: "GitHub has a problem at the moment. Try again in a few minutes.",
}
const exhausted = {
  failure: {
    status: 403,
    message: "API rate limit exceeded for user ID 1.",
    headers: { "x-ratelimit-remaining": "0", "retry-after": "60" },
  },
  words: "GitHub has received too many requests. You stay signed in. Try again at ",
}
const failures = [broken, exhausted, { failure: expired, words: "GitHub no longer accepts your sign-in" }]

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
const attempts: Readonly<Record<string, (page: Page, github: RehearsalGithub) => Promise<void>>> = {
  "without a network": async page => {
    for (const [call, when] of [
      ["repository.id", "before"],
      ["createRef", "before"],
      ["createCommitOnBranch", "before"],
      ["POST pulls", "before"],
      ["createRef", "after"],
    ] as const) {
      const undo = await abort(page, call, when)
      await expectFailure(page, "GitHub does not answer. Check your connection, and try again.")
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
    const { git, github, url } = rehearsal
    const before = mainHead(rehearsal)
    await openEditor(page, url)
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

for (const call of ["createCommitOnBranch", "POST pulls"])
  test(`a change is saved once when the answer is lost: ${call}`, async ({ page, rehearsal }) => {
    await openEditor(page, rehearsal.url)
    await change(page)
    await abort(page, call, "after")
    await saveDraft(page)
    expect(openPulls(rehearsal)).toHaveLength(1)
    expect(changedLines(rehearsal, branch)).toHaveLength(2)
    await expect(page.getByRole("status").filter({ hasText: "the change was made" })).toBeVisible()
  })

test("the editor says once why a draft is not published", async ({ page, rehearsal }) => {
  const { github, url } = rehearsal
  const before = mainHead(rehearsal)
  await openEditor(page, url)
  await change(page)
  await saveDraft(page)
  await openForm(page, "stats")
  await (await openStatusMenu(page)).click()
  github.fail("PUT pulls/*/merge", { status: 405, message: "At least 1 approving review is required." })
  await page.getByRole("button", { name: "Publish Entry" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Publish", exact: true }).click()
  await expect(page.getByRole("dialog", { name: "This cannot be done" })).toContainText("ask a colleague to approve")
  const repetition = page.getByText("Couldn’t publish the entry.")
  await expect(repetition).toBeAttached()
  await expect(repetition).toBeHidden()
  expect(mainHead(rehearsal)).toBe(before)
})

test("a rate limit while loading signs nobody out", async ({ page, rehearsal }) => {
  const { git, github, url } = rehearsal
  await openEditor(page, url)
  await openForm(page, "stats")
  await leaveForm(page)
  publishBesides(git, "stats", text => text.replace(/"heading": "[^"]+"/, '"heading": "Our numbers"'))
  github.fail("GET git/trees/*", exhausted.failure)
  await page.reload()
  await expect(page.getByRole("alert").filter({ hasText: exhausted.words })).toBeVisible()
  await page.reload()
  await openForm(page, "stats")
  await expect(heading(page, "stats")).toHaveValue("Our numbers")
})

// Without its label, the editor does not recognise the draft, and does not overwrite it either.
test("one draft remains when the last call, which labels it, fails", async ({ page, rehearsal }) => {
  const { git, github, url } = rehearsal
  await openEditor(page, url)
  await change(page)
  github.fail("POST issues/*/labels", exhausted.failure)
  await expectFailure(page, exhausted.words)
  await expectFailure(page, "There is a draft of this page already")
  expect(git.history(branch)).toHaveLength(git.history("main").length + 1)
})
