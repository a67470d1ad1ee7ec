import { mkdir, readFile } from "node:fs/promises"
import path from "node:path"
import { expect as expectSoon, test } from "@playwright/test"
import sharp from "sharp"
import { sampleContent } from "../../scripts/sampleFolders"
import { startRehearsal } from "../../scripts/github/rehearsal"
import type { Failure } from "../../scripts/github/server"
import { readContent } from "../../src/content/check/readContent"
import { checkContent } from "../../src/content/check/checkContent"
import { formatProblem } from "../../src/content/checks"
import {
  chooseFile,
  githubButton,
  heading,
  leaveForm,
  openEditor,
  openForm,
  openFormsAtOnce,
  openSignIn,
  openSlidePicture,
  openStatusMenu,
  plainPicture,
  publishBesides,
  saveAtOnce,
  saveButton,
  saveDraft,
  signIn,
} from "../support/browser/editorPage"
import { withoutEffects } from "../support/browser/plainEditor"
import { watchViolations } from "../support/browser/policyViolations"
import { sampleSite } from "../support/sites"

/** From a changed word to the published page: the real editor and a test server for GitHub. */

// Converting a picture to WebP takes seconds on a busy machine.
const expect = expectSoon.configure({ timeout: 20_000 })

// The editor's own fades would be waited for at each press.
test.use({ contextOptions: { reducedMotion: "reduce" } })
test.beforeEach(({ context }) => withoutEffects(context))

type Rehearsal = Awaited<ReturnType<typeof startRehearsal>>

const withRehearsal = async (work: (rehearsal: Rehearsal) => Promise<void>): Promise<void> => {
  const rehearsal = await startRehearsal({ site: sampleSite, data: sampleContent })
  try {
    await work(rehearsal)
    expect(rehearsal.github.unknownCalls).toEqual([])
  } finally {
    await rehearsal.close()
  }
}

/** The lines that a branch removes from main and adds to it. */
const changedLines = ({ git }: Rehearsal, branch: string): string[] => git.changedLines("main", branch, "*.json")

const openPulls = ({ github }: Rehearsal) => github.pullRequests.all().filter(({ state }) => state === "OPEN")

const mainHead = ({ git }: Rehearsal): string => git.head("main") ?? ""

/** A data file on the branch main. */
const publishedFile = ({ git }: Rehearsal, name: string, branch = "main"): unknown => {
  const content: unknown = JSON.parse(String(git.findFile(`${branch}:data/${name}.json`)?.content))
  return content
}

/** The problems that the checks report for the branch main. */
const problemsOnMain = async ({ git }: Rehearsal, folder: string): Promise<string[]> => {
  await mkdir(folder, { recursive: true })
  git.writeOut("main", folder)
  return checkContent(await readContent(path.join(folder, "data"))).map(formatProblem)
}

const expired: Failure = { status: 401, message: "Bad credentials" }
const forbidden: Failure = { status: 403, message: "Resource not accessible by personal access token" }

for (const width of [1280, 390])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    // One sign-in for all steps: the editor takes seconds to load.
    test("drafts", async ({ page }, info) => {
      test.setTimeout(240_000)
      await withRehearsal(async rehearsal => {
        const { git, github } = rehearsal
        await page.goto(`${rehearsal.address}/admin/`)
        // An expired token and a token without rights are refused with an explanation.
        github.fail("GET user", expired)
        await signIn(page)
        await expect(page.getByRole("alert")).toContainText("The provided token is invalid")
        github.fail("GET collaborators/*", forbidden)
        await signIn(page)
        await expect(page.getByRole("alert")).toContainText("You don’t have access to the")
        expect(github.clearFailures()).toEqual([])
        await signIn(page)

        const before = mainHead(rehearsal)
        // The type is asserted: the sample passes the content checks.
        const { heading: was, stats }: { heading?: unknown; stats: { label: string }[] } = JSON.parse(
          await readFile(path.join(sampleContent, "stats.json"), "utf8")
        )

        await openForm(page, "stats")
        await expect(heading(page, "stats")).toHaveValue(String(was))
        await heading(page, "stats").fill("Our numbers")
        await saveDraft(page)
        const branch = "cms/_singletons/stats"
        expect(git.branches()).toEqual([branch, "main"])
        expect(mainHead(rehearsal)).toBe(before)
        expect(openPulls(rehearsal)).toMatchObject([
          { branch, base: "main", isDraft: true, labels: ["sveltia-cms/draft"] },
        ])
        expect(changedLines(rehearsal, branch)).toEqual([`-  "heading": "${was}",`, '+  "heading": "Our numbers",'])

        await openForm(page, "stats")
        await expect(heading(page, "stats")).toHaveValue("Our numbers")
        await heading(page, "stats").fill("Our figures")
        await saveDraft(page)
        expect(openPulls(rehearsal)).toHaveLength(1)
        expect(changedLines(rehearsal, branch)).toEqual([`-  "heading": "${was}",`, '+  "heading": "Our figures",'])

        await openForm(page, "stats")
        await (await openStatusMenu(page)).click()
        const publish = page.getByRole("button", { name: "Publish Entry" })
        await publish.click()
        // The CMS changes the label first, then the draft.
        await expect
          .poll(() => openPulls(rehearsal))
          .toMatchObject([{ isDraft: false, labels: ["sveltia-cms/pending_publish"] }])
        await page.getByRole("alertdialog").getByRole("button", { name: "Publish", exact: true }).click()
        await expect(publish).toBeHidden()
        await expect.poll(() => github.pullRequests.all()).toMatchObject([{ state: "MERGED" }])
        await expect.poll(() => git.branches()).toEqual(["main"])
        expect(git.changes(before, "main")).toEqual([{ path: "data/stats.json", change: "MODIFIED" }])
        expect(publishedFile(rehearsal, "stats")).toMatchObject({ heading: "Our figures" })
        expect(await problemsOnMain(rehearsal, info.outputPath("published"))).toEqual([])

        const published = mainHead(rehearsal)
        await openForm(page, "values")
        await heading(page, "values").fill("What matters to us")
        await saveDraft(page)
        await openForm(page, "values")
        await page.getByRole("button", { name: "Show Editor Options" }).click()
        await page.getByRole("menuitem", { name: "Discard Changes" }).click()
        await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click()
        await expect.poll(() => git.branches()).toEqual(["main"])
        expect(github.pullRequests.all()).toMatchObject([{ state: "MERGED" }, { state: "CLOSED" }])
        expect(mainHead(rehearsal)).toBe(published)

        const field = await openSlidePicture(page)
        const buffer = await plainPicture(1600, 900)
        await chooseFile(page, field, { name: "Entrance.jpg", mimeType: "image/jpeg", buffer })
        await expect(field.getByText("/images/entrance.webp")).toBeVisible()
        await saveDraft(page)
        const draft = "cms/_singletons/slides"
        expect(git.changes("main", draft)).toEqual([
          { path: "data/images/entrance.webp", change: "ADDED" },
          { path: "data/slides.json", change: "MODIFIED" },
        ])
        expect(changedLines(rehearsal, `${draft}`)).toContain('+      "image": "/images/entrance.webp",')
        const picture = git.findFile(`${draft}:data/images/entrance.webp`)
        expect((await sharp(picture?.content).metadata()).format).toBe("webp")

        await openForm(page, "stats")
        const handle = page.getByRole("button", { name: "Reorder Item" }).first()
        await handle.focus()
        await handle.press("ArrowDown")
        await saveDraft(page)
        const [first, second, ...rest] = stats
        expect(publishedFile(rehearsal, "stats", "cms/_singletons/stats")).toMatchObject({
          stats: [second, first, ...rest],
        })
      })
    })
  })

// One load for both: the editor takes seconds to load.
test("a phone signs in by one press and corrects the notice in one minute", async ({ page }) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 360, height: 740 })
  // Once asked to, the browser blocks windows.
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    window.open = (...parameters) => (Reflect.get(window, "blocksWindows") ? null : open(...parameters))
  })
  const blockWindows = (blocks: boolean) =>
    page.evaluate(value => Object.assign(window, { blocksWindows: value }), blocks)
  await withRehearsal(async rehearsal => {
    const { git, github, makeLive } = rehearsal
    const violations = await watchViolations(page)
    const button = githubButton(page)
    const about = page.getByRole("complementary", { name: "The live site and help" })
    await page.goto(`${rehearsal.address}/admin/`)

    await test.step("the page is the clinic’s, and nothing covers its buttons", async () => {
      await expect(page.getByRole("heading", { name: "Edit Mopane Medical Centre" })).toBeVisible()
      const logo = page.locator('#nc-root img[src="/favicon.svg"]')
      await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      // A trial press fails where something is in front.
      for (const found of await page.getByRole("button").all())
        if (await found.isEnabled()) await found.click({ trial: true })
    })

    await test.step("whoever was not signed in is told why", async () => {
      await (await openSignIn(page)).close()
      await expect(page.getByRole("alert")).toContainText("Authentication aborted. Please try again.")
      await (await openSignIn(page)).getByRole("button", { name: "Cancel" }).click()
      await expect(page.getByRole("alert")).toContainText(
        "GitHub has not signed you in: The user has denied your application access."
      )
      await blockWindows(true)
      await button.click()
      await expect(page.getByRole("alert")).toContainText("The browser has not opened the window")
      await blockWindows(false)
    })

    await test.step("who has agreed once is signed in by one press, also when that has ended", async () => {
      await (await openSignIn(page)).getByRole("button", { name: "Authorize" }).click()
      await expect(page.getByRole("treeitem", { name: "Published at once" })).toBeVisible()
      github.fail("GET user", expired)
      await page.reload()
      await expect(about.getByText("GitHub no longer accepts your sign-in")).toBeVisible()
      await button.click()
      await openFormsAtOnce(page)
      await expect(about.getByText("GitHub no longer accepts your sign-in")).toBeHidden()
    })

    const before = mainHead(rehearsal)
    await expect(about).toContainText(`, build ${before.slice(0, 7)}.`)

    await test.step("a save is published without a draft, and followed until it is live", async () => {
      await openForm(page, "notice")
      await heading(page, "notice").fill("No X-ray this week")
      await saveAtOnce(page)
      expect(git.branches()).toEqual(["main"])
      expect(git.changes(before, "main")).toEqual([{ path: "data/notice.json", change: "MODIFIED" }])
      expect(git.changedLines(before, "main", "*.json").map(line => line.trim())).toEqual([
        '-  "heading": "No X-ray on Saturday morning",',
        '+  "heading": "No X-ray this week",',
      ])
      await expect(about).toContainText("A change is on its way to the site.")
      makeLive()
      await expect(about).toContainText("The change is live.")
      await expect(about).toContainText(`build ${mainHead(rehearsal).slice(0, 7)}.`)
    })

    await test.step("so is one of the clinic’s facts, in one line", async () => {
      const head = mainHead(rehearsal)
      await openForm(page, "clinic")
      await page.getByRole("textbox", { name: "About" }).fill("A family clinic.")
      await saveAtOnce(page)
      const added = git.changedLines(head, "main", "*.json").filter(line => line.startsWith("+"))
      expect(added).toEqual(['+  "about": "A family clinic.",'])
    })

    await test.step("a colleague’s change is not undone", async () => {
      await openForm(page, "notice")
      await heading(page, "notice").fill("No X-ray until Friday")
      publishBesides(git, "notice", text => text.replace(/"tone": "\w+"/, '"tone": "urgent"'))
      const head = mainHead(rehearsal)
      await saveButton(page).click()
      const dialog = page.getByRole("alertdialog", { name: "Entry Changed by Someone Else" })
      await expect(dialog).toContainText("If you save now, their changes will be lost.")
      await dialog.getByRole("button", { name: "Cancel" }).click()
      expect(mainHead(rehearsal)).toBe(head)
      await expect(heading(page, "notice")).toHaveValue("No X-ray until Friday")

      await page.getByRole("button", { name: "Reload Entry" }).click()
      await page.getByRole("alertdialog").getByRole("button", { name: "Reload Entry" }).click()
      await expect(heading(page, "notice")).toHaveValue("No X-ray this week")
      await heading(page, "notice").fill("No X-ray until Friday")
      await saveAtOnce(page)
      expect(publishedFile(rehearsal, "notice")).toMatchObject({ heading: "No X-ray until Friday", tone: "urgent" })
    })
    expect(violations).toEqual([])
  })
})

/** What can go wrong, and what the editor says then; without a failure of GitHub the network is gone. */
const offline: { failure?: Failure; words: RegExp } = { words: /Failed to fetch/ }
const broken = {
  failure: { status: 500, message: "Something went wrong while executing your query." },
  words: /Something went wrong/,
}
const exhausted: Failure = {
  status: 403,
  message: "API rate limit exceeded for user ID 1.",
  headers: { "x-ratelimit-remaining": "0", "retry-after": "60" },
}
const failures = [
  offline,
  broken,
  { failure: expired, words: /Bad credentials/ },
  { failure: forbidden, words: /not accessible by personal access token/ },
  { failure: exhausted, words: /rate limit exceeded/ },
]

/** Whether a request is the call of this name. */
const isCall = (call: string, url: string, body: string): boolean =>
  call.startsWith("POST ")
    ? url.endsWith(`/${call.split(/[ /]/).at(-1)}`)
    : url.endsWith("/graphql") && body.includes(call === "repository.id" ? "base: repository" : call)

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test("failed saves", async ({ page }) => {
    test.setTimeout(240_000)
    await withRehearsal(async rehearsal => {
      const { git, github } = rehearsal
      const before = mainHead(rehearsal)
      await openEditor(page, rehearsal.address)
      await openForm(page, "stats")
      await heading(page, "stats").fill("Our numbers")

      const expectRefusal = async (words: RegExp): Promise<void> => {
        await saveButton(page).click()
        const dialog = page.getByRole("alertdialog")
        await expect(dialog).toContainText(words)
        await dialog.getByRole("button").last().click()
        await expect(dialog).toBeHidden()
        await expect(heading(page, "stats")).toHaveValue("Our numbers")
        await expect(saveButton(page)).toBeEnabled()
        expect(mainHead(rehearsal)).toBe(before)
        expect(openPulls(rehearsal)).toEqual([])
      }

      /** Lets the next call of this name fail; resolves to what undoes that. */
      const fail = async (step: string, failure: Failure | undefined): Promise<() => Promise<void>> => {
        if (failure) {
          github.fail(step, failure)
          return () => Promise.resolve()
        }
        await page.route("**/api/**", route =>
          isCall(step, route.request().url(), route.request().postData() ?? "")
            ? route.abort("connectionfailed")
            : route.continue()
        )
        return () => page.unroute("**/api/**")
      }

      // Each call without the network, and everything else that can go wrong with one of them.
      for (const [step, { failure, words }] of [
        ...["repository.id", "createRef", "POST pulls"].map(call => [call, offline] as const),
        ...failures.map(failure => ["createCommitOnBranch", failure] as const),
      ]) {
        const undo = await fail(step, failure)
        await expectRefusal(words)
        await undo()
      }
      // The call succeeds, but its answer is lost.
      for (const lost of ["createRef", "createCommitOnBranch"]) {
        await page.route("**/api/**", async route => {
          if (!isCall(lost, route.request().url(), route.request().postData() ?? "")) return route.continue()
          await route.fetch()
          return route.abort("connectionreset")
        })
        await expectRefusal(/Failed to fetch/)
        await page.unroute("**/api/**")
      }
      expect(github.clearFailures()).toEqual([])

      // Once the network is back, the same text makes one draft with one changed line and nothing of the attempts before.
      await saveDraft(page)
      const branch = "cms/_singletons/stats"
      expect(git.branches()).toEqual([branch, "main"])
      expect(openPulls(rehearsal)).toHaveLength(1)
      expect(git.history(branch)).toHaveLength(git.history("main").length + 1)
      expect(changedLines(rehearsal, branch)).toHaveLength(2)

      // The last call is for the label. Without it the editor does not recognise the draft, and does not overwrite it either.
      for (const [name, { failure, words }] of Object.entries({ values: broken, testimonials: offline })) {
        await openForm(page, name)
        await heading(page, name).fill("What matters to us")
        const undo = await fail("POST issues/*/labels", failure)
        const dialog = page.getByRole("alertdialog")
        for (const said of [words, "There is a draft of this page already"]) {
          await saveButton(page).click()
          await expect(dialog).toContainText(said)
          await dialog.getByRole("button").last().click()
          await expect(dialog).toBeHidden()
          await expect(heading(page, name)).toHaveValue("What matters to us")
        }
        await undo()
        expect(git.history(`cms/_singletons/${name}`)).toHaveLength(git.history("main").length + 1)
        await leaveForm(page)
      }
      expect(mainHead(rehearsal)).toBe(before)
    })
  })
})

// One load for both: the editor takes seconds to load.
test("two tabs and a colleague", async ({ page, context }) => {
  test.setTimeout(180_000)
  await withRehearsal(async rehearsal => {
    const { git } = rehearsal
    const besides = "cms/_singletons/testimonials"
    await openEditor(page, rehearsal.address)

    await test.step("a second tab does not overwrite the draft of the first, and says that there is one", async () => {
      await openForm(page, "testimonials")
      const second = await context.newPage()
      await second.goto(`${rehearsal.address}/admin/`)
      await openForm(second, "testimonials")
      await heading(second, "testimonials").fill("Written in the second tab")

      await heading(page, "testimonials").fill("Written in the first tab")
      await saveDraft(page)
      const draft = git.head(besides)

      await saveButton(second).click()
      await expect(second.getByRole("alertdialog")).toContainText("There is a draft of this page already")
      await second.getByRole("alertdialog").getByRole("button").last().click()
      await expect(heading(second, "testimonials")).toHaveValue("Written in the second tab")
      expect(git.head(besides)).toBe(draft)
      expect(openPulls(rehearsal)).toHaveLength(1)
      await second.close()
    })

    const publishIt = async (name: string): Promise<void> => {
      await openForm(page, name)
      await (await openStatusMenu(page)).click()
      await page.getByRole("button", { name: "Publish Entry" }).click()
      await page.getByRole("alertdialog").getByRole("button", { name: "Publish", exact: true }).click()
    }

    await test.step("a colleague’s change to the same file survives", async () => {
      await openForm(page, "stats")
      await heading(page, "stats").fill("Our numbers")
      publishBesides(git, "stats", text => text.replace("1000+", "2000+"))
      await saveDraft(page)
      expect(git.changes("main", "cms/_singletons/stats")).toHaveLength(1)

      await publishIt("stats")
      await expect.poll(() => git.branches()).toEqual([besides, "main"])
      const published = JSON.stringify(publishedFile(rehearsal, "stats"))
      expect(published).toContain("2000+")
      expect(published).toContain("Our numbers")
    })

    await test.step("publishing is refused when both changed one line", async () => {
      await openForm(page, "values")
      await heading(page, "values").fill("What matters to us")
      publishBesides(git, "values", text => text.replace(/"heading": "[^"]+"/, '"heading": "What counts"'))
      await saveDraft(page)
      const head = mainHead(rehearsal)
      await publishIt("values")
      await expect(page.getByText("Couldn’t publish the entry.")).toBeVisible()
      expect(mainHead(rehearsal)).toBe(head)
      await expect(heading(page, "values")).toHaveValue("What matters to us")
    })
  })
})
