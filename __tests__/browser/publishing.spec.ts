import { expect } from "@playwright/test"
import {
  chooseGithub,
  githubButton,
  heading,
  openEditor,
  openForm,
  openAllForms,
  openSignIn,
  openStatusMenu,
  saveAtOnce,
  saveButton,
  saveDraft,
  showField,
} from "../../testing/browser/editorPage"
import { watchViolations } from "../../testing/browser/policyViolations"
import { changedLines, expired, mainHead, openPulls, publishedFile, test } from "../../testing/browser/rehearsalTest"
import { readData } from "../../testing/data"

/** Checks publishing, from a changed word to the published page, with the real editor and a test server for GitHub. */

test("a draft goes from its first word to the published page", async ({ page, rehearsal }) => {
  const { git, github, url, makeLive } = rehearsal
  await openEditor(page, url)
  const before = mainHead(rehearsal)
  const branch = "cms/_singletons/stats"
  const was = String(readData().stats.heading)
  let shown = was
  for (const text of ["Our numbers", "Our figures"]) {
    await openForm(page, "stats")
    await expect(heading(page, "stats")).toHaveValue(shown)
    await heading(page, "stats").fill(text)
    await saveDraft(page)
    expect(openPulls(rehearsal)).toMatchObject([{ branch, base: "main", isDraft: true, labels: ["sveltia-cms/draft"] }])
    expect(changedLines(rehearsal, branch)).toEqual([`-  "heading": "${was}",`, `+  "heading": "${text}",`])
    shown = text
  }
  expect(mainHead(rehearsal)).toBe(before)

  await openForm(page, "stats")
  await (await openStatusMenu(page)).click()
  const publish = page.getByRole("button", { name: "Publish Entry" })
  await publish.click()
  // The CMS changes the label first, then the draft status.
  await expect
    .poll(() => openPulls(rehearsal))
    .toMatchObject([{ isDraft: false, labels: ["sveltia-cms/pending_publish"] }])
  await page.getByRole("alertdialog").getByRole("button", { name: "Publish", exact: true }).click()
  await expect(publish).toBeHidden()
  await expect.poll(() => github.pullRequests.all()).toMatchObject([{ state: "MERGED" }])
  await expect.poll(() => git.branches()).toEqual(["main"])
  expect(git.changes(before, "main")).toEqual([{ path: "data/stats.json", change: "MODIFIED" }])
  expect(publishedFile(rehearsal, "stats")).toMatchObject({ heading: "Our figures" })
  expect(await makeLive()).toEqual([])
})

test("“Publish all that is ready” makes one commit, after one question", async ({ page, rehearsal }) => {
  const { git, github, url } = rehearsal
  const data = readData()
  for (const [name, content] of Object.entries({
    stats: { ...data.stats, heading: "Our figures" },
    values: { ...data.values, heading: "What matters to us" },
  })) {
    const branch = `cms/_singletons/${name}`
    git.createBranch(branch, mainHead(rehearsal))
    git.commit(git.head(branch), {
      branch,
      message: "A draft",
      additions: [{ path: `data/${name}.json`, contents: Buffer.from(`${JSON.stringify(content, null, 2)}\n`) }],
    })
    const draft = github.pullRequests.open({ title: "A draft", branch, base: "main", isDraft: false })
    github.pullRequests.update(draft, { labels: ["sveltia-cms/pending_publish"] })
  }
  const before = git.history("main").length
  await openEditor(page, url)
  await page.getByRole("button", { name: "Publish all that is ready (2)" }).click()
  const question = page.getByRole("dialog", { name: /^Publish “.+” and “.+”\?/ })
  await question.getByRole("button", { name: "Publish" }).click()
  await expect.poll(() => git.branches()).toEqual(["main"])
  expect(git.history("main")).toHaveLength(before + 1)
  expect(publishedFile(rehearsal, "stats")).toMatchObject({ heading: "Our figures" })
  expect(publishedFile(rehearsal, "values")).toMatchObject({ heading: "What matters to us" })
  await openForm(page, "stats")
  await expect(heading(page, "stats")).toHaveValue("Our figures")
  await expect(page.getByRole("button", { name: /^Publish all/ })).toBeHidden()
})

test.describe("after the link of an invitation, on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test("publishes a price in five presses", async ({ page, rehearsal }) => {
    const { git, url } = rehearsal
    const [price] = readData().fees.prices
    await page.goto(`${url}/admin/#${await rehearsal.invite("Ama")}`)
    await page.getByRole("button", { name: "Open the editor" }).click()
    const row = page.getByRole("button", { name: "Expand", exact: true }).first()

    await openForm(page, "fees")
    const list = page.getByRole("group", { name: /Prices.* Field/ }).first()
    await showField(list)
    await expect(list).toContainText(`${price.item} · ${price.price}`)
    await list.locator(row).click()
    const field = list.getByRole("textbox", { name: "Price", exact: true }).first()
    await field.click()
    await field.fill("US$7")
    const before = mainHead(rehearsal)
    await saveButton(page).click()
    const question = page.getByRole("alertdialog", { name: "Publish now" })
    await expect(question).toContainText("Publish now, or keep as a draft?")
    await question.getByRole("button", { name: "Publish now" }).click()

    await expect
      .poll(() => git.changedLines(before, "main"))
      .toEqual([`-      "price": "${price.price}",`, '+      "price": "US$7",'])
    await expect.poll(() => git.branches()).toEqual(["main"])
    await expect(page.getByText("A change is on its way to the site.")).toBeVisible()
    // The form shows what is published.
    await openForm(page, "fees")
    await showField(list)
    await expect(list).toContainText(`${price.item} · US$7`)
    await expect(page.getByRole("button", { name: /^Status|Draft/ })).toBeHidden()
  })
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test("a draft is discarded", async ({ page, rehearsal }) => {
    const { git, github } = rehearsal
    await openEditor(page, rehearsal.url)
    const before = mainHead(rehearsal)
    await openForm(page, "values")
    await heading(page, "values").fill("What matters to us")
    await saveDraft(page)
    await openForm(page, "values")
    await page.getByRole("button", { name: "Show Editor Options" }).click()
    await page.getByRole("menuitem", { name: "Discard Changes" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click()
    await expect.poll(() => git.branches()).toEqual(["main"])
    expect(github.pullRequests.all()).toMatchObject([{ state: "CLOSED" }])
    expect(mainHead(rehearsal)).toBe(before)
  })

  test("the sign-in takes one press, and says why it fails", async ({ page, rehearsal }) => {
    // Lets the test make the browser block pop-up windows.
    await page.addInitScript(() => {
      const open = window.open.bind(window)
      window.open = (...parameters) => (Reflect.get(window, "blocksWindows") ? null : open(...parameters))
    })
    const blockWindows = (blocks: boolean) =>
      page.evaluate(value => Object.assign(window, { blocksWindows: value }), blocks)
    const { url, github } = rehearsal
    const about = page.getByRole("complementary", { name: "The live site and help" })
    await page.goto(`${url}/admin/`)
    await expect(page.getByRole("main")).toContainText("You have a link? Open it on this phone")
    await expect(page.getByText(/token|repository/i).filter({ visible: true })).toHaveCount(0)
    await chooseGithub(page)
    await expect(page.getByRole("heading", { name: "Edit Mopane Medical Centre" })).toBeVisible()
    const logo = page.locator('#nc-root img[src="/favicon.svg"]')
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    // A trial click fails if something covers the button.
    for (const found of await page.getByRole("button").all())
      if (await found.isEnabled()) await found.click({ trial: true })

    const refusal = page.getByRole("alert")
    await (await openSignIn(page)).close()
    await expect(refusal).toContainText("Authentication aborted. Please try again.")
    await (await openSignIn(page)).getByRole("button", { name: "Cancel" }).click()
    await expect(refusal).toContainText("GitHub has not signed you in: The user has denied your application access.")
    await blockWindows(true)
    await githubButton(page).click()
    await expect(refusal).toContainText("The browser did not open the window")
    await blockWindows(false)

    // An editor who has authorized the app once signs in with one press, even after the session has expired.
    await (await openSignIn(page)).getByRole("button", { name: "Authorize" }).click()
    await expect(page.getByRole("treeitem", { name: "Published at once" })).toBeVisible()
    github.fail("GET user", expired)
    await page.reload()
    await expect(about.getByText("GitHub no longer accepts your sign-in")).toBeVisible()
    await githubButton(page).click()
    await openAllForms(page)
    await expect(about.getByText("GitHub no longer accepts your sign-in")).toBeHidden()
  })

  test(
    "the editor says, before and after publishing, that visitors will see a notice later",
    { tag: "@fast" },
    async ({ page, rehearsal }) => {
      const { git, url, makeLive } = rehearsal
      const about = page.getByRole("complementary", { name: "The live site and help" })
      const notice = { ...readData().notice, enabled: true, from: "2090-01-01T08:00", until: "2090-01-02T08:00" }
      git.commit(git.head("main"), {
        branch: "main",
        message: "A notice",
        additions: [{ path: "data/notice.json", contents: Buffer.from(`${JSON.stringify(notice, null, 2)}\n`) }],
      })
      const before = mainHead(rehearsal)
      await openEditor(page, url)
      await openAllForms(page)
      await openForm(page, "notice")
      await heading(page, "notice").fill("Closed for a day")
      await saveButton(page).click()
      const question = page.getByRole("dialog", { name: "Visitors see “Notice” from Sunday" })
      await expect(question).toContainText("1 January 2090")
      await question.getByRole("button", { name: "Back to the form" }).click()
      const refusal = page.getByRole("alertdialog")
      await expect(refusal).toContainText("Nothing was saved.")
      await refusal.getByRole("button").last().click()
      expect(mainHead(rehearsal)).toBe(before)

      await saveButton(page).click()
      await question.getByRole("button", { name: "Save" }).click()
      await expect(about).toContainText("A change is on its way to the site. Visitors see “Notice” from Sunday")
      expect(await makeLive()).toEqual([])
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
      await expect(about).toContainText("The change is live. Visitors see “Notice” from Sunday")
      await page.getByRole("button", { name: "Earlier versions" }).click()
      await expect(page.getByRole("listitem").filter({ hasText: "Closed for a day" }).first()).toContainText(
        "Live, but visitors do not see it now"
      )
    }
  )

  test("a corrected notice is followed until it is live", async ({ page, rehearsal }) => {
    const { git, url, makeLive } = rehearsal
    const violations = await watchViolations(page)
    const about = page.getByRole("complementary", { name: "The live site and help" })
    await openEditor(page, url)
    await openAllForms(page)
    const before = mainHead(rehearsal)
    await expect(about).toContainText(`, build ${before.slice(0, 7)}.`)
    await openForm(page, "notice")
    const [guide] = await Promise.all([page.waitForEvent("popup"), about.getByRole("link", { name: "Help" }).click()])
    await expect(guide.getByRole("heading", { name: "I want to …" })).toBeInViewport()
    await expect(guide.getByRole("heading", { level: 1 })).not.toBeInViewport()
    await guide.close()
    await heading(page, "notice").fill("No X-ray this week")
    await saveAtOnce(page)
    expect(git.branches()).toEqual(["main"])
    expect(git.changes(before, "main")).toEqual([{ path: "data/notice.json", change: "MODIFIED" }])
    expect(git.changedLines(before, "main").map(line => line.trim())).toEqual([
      '-  "heading": "No X-ray on Saturday morning",',
      '+  "heading": "No X-ray this week",',
    ])
    await expect(about).toContainText("A change is on its way to the site.")
    expect(await makeLive()).toEqual([])
    // Acts as if the editor's tab were shown again: otherwise it checks only every 15 seconds.
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
    await expect(about).toContainText("The change is live.")
    await expect(about).toContainText(`build ${mainHead(rehearsal).slice(0, 7)}.`)
    expect(violations).toEqual([])
  })
})
