import { type Page, expect } from "@playwright/test"
import { axeFindings } from "../../testing/browser/axeFindings"
import {
  githubButton,
  heading,
  inBothThemes,
  openAllForms,
  openEditor,
  openForm,
  openStatusMenu,
  saveAtOnce,
  saveDraft,
} from "../../testing/browser/editorPage"
import { type Rehearsal, openPulls, publishedFile, test } from "../../testing/browser/rehearsalTest"

/** Checks on a phone that people edit by an invitation, with Sveltia CMS as it is. The attacks are unit tests. */

test.use({ viewport: { width: 360, height: 740 } })

/** Counts the presses on a page. */
const countPresses = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    if (window.top !== window) return
    document.addEventListener(
      "click",
      ({ isTrusted }) => {
        if (isTrusted) sessionStorage.setItem("presses", String(Number(sessionStorage.getItem("presses")) + 1))
      },
      true
    )
  })
  return () => page.evaluate(() => Number(sessionStorage.getItem("presses")))
}

const look = async (page: Page, selector: string): Promise<void> =>
  inBothThemes(page, async () => {
    expect(await axeFindings(page, { selectors: [selector] })).toEqual([])
    expect(await page.locator(selector).evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(360)
  })

/** Looks at a page before the editor: until Sveltia CMS starts, it keeps the theme that it was loaded with. */
const lookBeforeStart = async (page: Page, selector: string): Promise<void> => {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme })
    await page.reload()
    await expect(page.locator(selector)).toBeVisible()
    expect(await axeFindings(page, { selectors: [selector] })).toEqual([])
  }
}

/** Signs in by an invitation. */
const openInvitation = async (page: Page, { url, invite }: Rehearsal): Promise<void> => {
  await page.goto(`${url}/admin/#${await invite("Ruth")}`)
  await page.getByRole("button", { name: "Open the editor" }).click()
}

test("a draft is saved and published under her name", async ({ page, rehearsal }) => {
  const { git } = rehearsal
  const asked: string[] = []
  page.on("response", response => {
    if (response.url().includes("/api/")) asked.push(`${response.status()} ${new URL(response.url()).pathname}`)
  })
  await openInvitation(page, rehearsal)
  await openForm(page, "stats")
  await heading(page, "stats").fill("What matters to us")
  await saveDraft(page)
  expect(openPulls(rehearsal)).toHaveLength(1)
  const versions = page.getByRole("dialog", { name: "Earlier versions" })
  const newest = versions.getByRole("heading", { level: 3 }).first()
  await page.getByRole("button", { name: "Earlier versions" }).click()
  await expect(newest).toContainText(/, Ruth$/)
  await versions.getByRole("button", { name: "Close" }).click()
  // Sveltia CMS reads the author of a draft when it loads.
  await page.goto(`${rehearsal.url}/admin/#/workflow`)
  await page.reload()
  await expect(page.locator("#nc-root").getByText("Ruth", { exact: true })).toBeVisible()
  await page.goto("about:blank")
  await page.goto(`${rehearsal.url}/admin/`)
  await openForm(page, "stats")
  const ready = await openStatusMenu(page)
  await ready.click()
  await page.getByRole("button", { name: "Publish Entry" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Publish", exact: true }).click()
  await expect.poll(() => openPulls(rehearsal)).toEqual([])
  expect(publishedFile(rehearsal, "stats")).toMatchObject({ heading: "What matters to us" })
  expect(git.findCommit("main")?.message).toMatch(/\n\nEdited-by: Ruth <[\w-]+>$/)

  await page.getByRole("button", { name: "Earlier versions" }).click()
  await expect(newest).toContainText(/, Ruth$/)
  // No request that the function refuses.
  expect(asked.filter(line => !/^20\d \/editor\/api\//.test(line))).toEqual([])
})

test("from the link to a published word takes four presses and no account", async ({ page, rehearsal }) => {
  const { git } = rehearsal
  const getPresses = await countPresses(page)
  const { url, invite } = rehearsal
  await page.goto(`${url}/admin/#${await invite("Ruth")}`)
  await lookBeforeStart(page, "#invitation")
  await page.getByRole("button", { name: "Open the editor" }).click()
  await openAllForms(page)
  await openForm(page, "clinic")
  await page.getByRole("textbox", { name: "Main phone" }).fill("+263 24 2700 999")
  await saveAtOnce(page)
  expect(await getPresses()).toBe(4)
  expect(publishedFile(rehearsal, "clinic")).toMatchObject({ phone: "+263 24 2700 999" })
  expect(git.findCommit("main")?.message).toMatch(/\n\nEdited-by: Ruth <[\w-]+>$/)
  expect(page.url()).not.toMatch(/#[\w-]{22}$/)

  await expect(page.getByRole("button", { name: "Earlier versions" })).toBeVisible()
  await expect(page.getByRole("button", { name: "People" })).toBeHidden()
  await page.goto(`${url}/admin/`)
  await expect(page.getByText("Ruth", { exact: true })).toBeVisible()
  await look(page, "#site")
  await page.getByRole("button", { name: "Sign out" }).click()
  await expect(page.getByRole("main")).toContainText("You have a link? Open it on this phone")
  await lookBeforeStart(page, "#entrance")
  expect(String(git.findFile("main:.github/editors.json")?.content)).toContain('"devices": []')
})

test("an owner invites in three presses, and sees who edits", async ({ page, browser, rehearsal }) => {
  const { git, github, url } = rehearsal
  github.rights.permission = "ADMIN"
  await page.addInitScript(() => {
    navigator.share = data => {
      sessionStorage.setItem("shared", data?.url ?? "")
      return Promise.resolve()
    }
  })
  const getPresses = await countPresses(page)
  await openEditor(page, url)
  await expect(page.getByRole("button", { name: "People" })).toBeVisible()
  const before = await getPresses()
  await page.getByRole("button", { name: "People" }).click()
  const people = page.getByRole("dialog", { name: "People" })
  await expect(people.getByText("Nobody was invited yet.")).toBeVisible()
  await people.getByRole("textbox", { name: "First name" }).fill("Ruth")
  await people.getByRole("button", { name: "Invite", exact: true }).click()
  await people.getByRole("button", { name: "Share" }).click()
  expect((await getPresses()) - before).toBe(3)
  await look(page, "#people")
  const link = await page.evaluate(() => sessionStorage.getItem("shared") ?? "")

  const context = await browser.newContext()
  const phone = await context.newPage()
  const openLink = async (url: string): Promise<void> => {
    await phone.goto("about:blank")
    await phone.goto(url)
    await phone.getByRole("button", { name: "Open the editor" }).click()
  }
  await openLink(link)
  await expect(phone.getByText("Ruth", { exact: true })).toBeVisible()
  // The link was used: it opens the editor on this device alone.
  await phone.goto("about:blank")
  await phone.goto(link)
  await expect(phone.getByText("Ruth", { exact: true })).toBeVisible()
  await context.clearCookies()
  await openLink(link)
  await expect(phone.getByRole("alert").filter({ hasText: "This link was used already" })).toBeVisible()

  const reopen = async (): Promise<void> => {
    await people.getByRole("button", { name: "Close" }).click()
    await page.getByRole("button", { name: "People" }).click()
  }
  await reopen()
  await expect(people.getByText(/^Device 1: since .+, last used then\.$/)).toBeVisible()
  // Somebody without a cookie has pressed the used link above.
  await expect(people.getByText(/somebody pressed a link of Ruth that another device had used/)).toBeVisible()
  await people.getByRole("button", { name: "Invite Ruth again" }).click()
  await expect(people.getByText("Did Ruth use the last link?")).toBeVisible()
  await look(page, "#people")
  await people.getByRole("button", { name: "Yes" }).click()
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
  await people.getByRole("button", { name: "Copy" }).click()
  await expect(people.getByText("Copied.")).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  await openLink(copied.split("\n").at(-1) ?? "")
  await expect(phone.getByText("Ruth", { exact: true })).toBeVisible()

  await reopen()
  await expect(people.getByRole("button", { name: /^Sign out Ruth on device/ })).toHaveCount(2)
  await look(page, "#people")
  await people.getByRole("button", { name: "Sign out Ruth on device 2" }).click()
  await expect(people.getByText("Ruth was signed out on that device.")).toBeVisible()
  await expect(people.getByRole("button", { name: /^Sign out Ruth on device/ })).toHaveCount(1)
  await people.getByRole("button", { name: "Invite Ruth again" }).click()
  await people.getByRole("button", { name: "No, sign out every device" }).click()
  await expect(people.getByText("Not signed in on any device.")).toBeVisible()

  // Ama is signed in on a phone on which Ruth presses her link.
  const ruthsLink = (await people.locator("code").textContent()) ?? ""
  await people.getByRole("textbox", { name: "First name" }).fill("Ama [skip ci]")
  await people.getByRole("button", { name: "Invite", exact: true }).click()
  await expect(people.getByRole("alert")).toContainText("leave out “[”")
  await people.getByRole("textbox", { name: "First name" }).fill("Ama")
  await people.getByRole("button", { name: "Invite", exact: true }).click()
  await expect(people.getByRole("heading", { name: "The link for Ama" })).toBeVisible()
  await context.clearCookies()
  await openLink((await people.locator("code").textContent()) ?? "")
  await expect(phone.getByText("Ama", { exact: true })).toBeVisible()
  await phone.goto("about:blank")
  await phone.goto(ruthsLink)
  await expect(phone.getByText("Ama is signed in on this device. Who is editing now?")).toBeVisible()
  await phone.setViewportSize({ width: 360, height: 740 })
  expect(await axeFindings(phone, { selectors: ["#invitation"] })).toEqual([])
  await phone.getByRole("button", { name: "Not Ama: use the link, and sign Ama out here" }).click()
  await expect(phone.getByText("Ruth", { exact: true })).toBeVisible()
  await context.close()

  await reopen()
  await people.getByRole("button", { name: "Remove Ruth" }).click()
  await people.getByRole("button", { name: "Cancel" }).click()
  await expect(people.getByText("Remove Ruth?")).toBeHidden()
  await people.getByRole("button", { name: "Remove Ruth" }).click()
  await expect(people.getByText("Remove Ruth?")).toBeVisible()
  await people.getByRole("button", { name: "Remove Ruth" }).click()
  await expect(people.getByText("Ruth was removed.")).toBeVisible()
  expect(git.findCommit("main")?.message).toBe("Editors: remove Ruth [skip ci]")

  github.fail("createCommitOnBranch", { status: 502, message: "" })
  const name = people.getByRole("textbox", { name: "First name" })
  await name.fill("Tendai")
  await people.getByRole("button", { name: "Invite", exact: true }).click()
  await expect(people.getByRole("alert")).toContainText("GitHub has a problem at the moment.")
  await expect(name).toHaveValue("Tendai")
})

test("a link that is pressed in the tab of somebody who is signed in asks who is editing", async ({
  page,
  rehearsal,
}) => {
  await openInvitation(page, rehearsal)
  await openAllForms(page)
  const secret = await rehearsal.invite("Ben")
  // The browser does not load the same page again.
  await page.evaluate(hash => {
    location.hash = hash
  }, secret)
  await expect(page.getByText("Ruth is signed in on this device. Who is editing now?")).toBeVisible()
  await page.getByRole("button", { name: /^Not Ruth: use the link/ }).click()
  await openAllForms(page)
  await expect(page.getByText("Ben", { exact: true })).toBeVisible()
  await expect(page.getByText("Ruth", { exact: true })).toBeHidden()
})

test("the editor says that a person is no longer signed in, and keeps what was typed", async ({
  page,
  context,
  rehearsal,
}) => {
  await openInvitation(page, rehearsal)
  await openAllForms(page)
  await openForm(page, "clinic")
  const phone = page.getByRole("textbox", { name: "Main phone" })
  // Without a press, Sveltia CMS keeps nothing.
  await phone.click()
  await phone.fill("+263 24 2700 999")
  await context.clearCookies()
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.locator("#news")).toContainText("You are not signed in on this device any more.")
  await page.goto(`${rehearsal.url}/admin/`)
  const reason = page.getByRole("main")
  await expect(reason.getByRole("alert")).toContainText("Ask the person who invited you for a new link.")
  await expect(page.getByText(/^Kept on this device, not saved yet: /)).toBeVisible()
  await lookBeforeStart(page, "#reason")
  await expect(githubButton(page)).toBeHidden()
  await reason.getByRole("button", { name: "I have an account at GitHub" }).click()
  await expect(githubButton(page)).toBeVisible()
})
