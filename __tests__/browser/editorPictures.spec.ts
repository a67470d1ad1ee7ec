import { readFile } from "node:fs/promises"
import { type Page, expect } from "@playwright/test"
import sharp from "sharp"
import { axeFindings } from "../../testing/browser/axeFindings"
import { openFolder, saveLines, savedFile, test } from "../../testing/browser/editorFolder"
import {
  chooseFile,
  choosePicture,
  expectPicture,
  findForm,
  inBothThemes,
  openForm,
  openSlidePicture,
  saveButton,
  showField,
} from "../../testing/browser/editorPage"
import { watchOutside } from "../../testing/browser/policyViolations"
import { createPhonePicture, isRed } from "../../testing/phonePicture"

/** Checks pictures and their focal points in the editor with a copy of the sample. */

const firstPicture = async (page: Page): Promise<string> =>
  String(JSON.parse(String(await savedFile(page, "slides.json"))).slides[0].image)

const pictures = [
  {
    name: "My phone’s picture (1).jpg",
    mimeType: "image/jpeg",
    read: () => createPhonePicture(1300, 2200).jpeg().toBuffer(),
    width: 2200,
    height: 1300,
    red: [1000, 20],
  },
  // 1600 × 900 pixels, red on the left, in the iPhone's format; created with heif-enc of libheif.
  {
    name: "IMG_0001.HEIC",
    mimeType: "image/heic",
    read: () => readFile("__tests__/browser/phone.heic"),
    width: 1600,
    height: 900,
    red: [20, 450],
  },
] as const

/** Chooses a new picture for a slide, saves it and checks the saved files. */
const takePicture = async (
  page: Page,
  { name, mimeType, read, width, height, red: [left, top] }: (typeof pictures)[number]
): Promise<void> => {
  const shown = await firstPicture(page)
  const buffer = await read()
  expect(buffer.includes("SecretPhone")).toBe(true)
  const field = await openSlidePicture(page)
  await chooseFile(page, field, { name, mimeType, buffer })
  const chosen = field.getByText(/^\/images\/[a-z0-9_-]+\.webp$/).filter({ hasNotText: shown })
  await expect(chosen).toBeVisible()
  await expectPicture(page.frameLocator("iframe").getByRole("img").first())

  const lines = await saveLines(page, "slides.json", () =>
    page
      .getByRole("dialog", { name: /^The picture is new/ })
      .getByRole("button", { name: "Save" })
      .click()
  )
  const saved = await firstPicture(page)
  expect(saved).toMatch(/^\/images\/[a-z0-9_-]+\.webp$/)
  expect(lines).toEqual([`      "image": ${JSON.stringify(saved)},`])

  const file = await savedFile(page, saved.slice(1))
  expect(file.includes("SecretPhone")).toBe(false)
  const metadata = await sharp(file).metadata()
  expect(metadata).toMatchObject({ format: "webp", width, height })
  for (const kind of ["orientation", "exif", "xmp"]) expect(metadata).not.toHaveProperty(kind)
  expect(await isRed(file, left, top)).toBe(true)
}

test("the editor refuses a file that is not a picture", async ({ page }) => {
  await openFolder(page)
  const field = await openSlidePicture(page)
  const before = await firstPicture(page)
  await chooseFile(page, field, { name: "note.jpg", mimeType: "image/jpeg", buffer: Buffer.from("Not a picture") })
  const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog")).filter({ hasText: "note.jpg" })
  await expect(dialog).toContainText("This file cannot be uploaded because it’s damaged")
  await dialog.getByRole("button").first().click()
  expect(await firstPicture(page)).toBe(before)
})

test("the editor asks whether the alternative text describes a new picture", async ({ page }) => {
  await openFolder(page)
  const field = await openSlidePicture(page)
  const before = await firstPicture(page)
  await choosePicture(page, field, "large.jpg")
  await expect(field.getByText("/images/large.webp")).toBeVisible()
  await saveButton(page).click()
  const question = page.getByRole("dialog", { name: /^The picture is new\. Does “.+” say what it shows\?$/ })
  await expect(question).toBeVisible()
  await inBothThemes(page, async () => {
    expect(await axeFindings(page, { selectors: ["#question"] })).toEqual([])
  })
  await question.getByRole("button", { name: "Back to the form" }).click()
  await page.getByRole("alertdialog").getByRole("button").last().click()
  expect(await firstPicture(page)).toBe(before)
  await saveButton(page).click()
  await question.getByRole("button", { name: "Save" }).click()
  await expect.poll(() => firstPicture(page).catch(() => before)).toBe("/images/large.webp")
})

/** Moves the focal point in every possible way, and saves it. */
const moveFocalPoint = async (page: Page): Promise<void> => {
  const shown = (await openSlidePicture(page)).locator("img")
  await shown.scrollIntoViewIfNeeded()
  await expectPicture(shown)
  await showField(page.getByRole("group", { name: /Wide picture/ }).first())
  await showField(page.getByRole("group", { name: /Alternative text/ }).first())
  const field = page.getByRole("group", { name: /Centre of the wide picture/ }).first()
  const point = field.getByRole("button", { name: /^Centre: / })
  const left = field.getByRole("spinbutton", { name: "From the left (%)" })
  const top = field.getByRole("spinbutton", { name: "From the top (%)" })
  const crops = field.getByRole("figure")
  await expect(crops).toHaveCount(2)
  const whole = field.locator("img").first()
  await whole.scrollIntoViewIfNeeded()
  await expectPicture(whole)

  const box = await whole.boundingBox()
  if (!box) throw new Error("The picture is not shown.")
  await point.hover()
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.25, box.y + box.height * 0.4, { steps: 3 })
  await page.mouse.up()
  await expect(left).toHaveValue("25")
  await expect(top).toHaveValue("40")
  for (const crop of await crops.all()) await expect(crop.locator("img")).toHaveCSS("object-position", "25% 40%")

  await point.press("ArrowRight")
  await expect(left).toHaveValue("26")
  await point.press("Shift+ArrowUp")
  await expect(top).toHaveValue("30")
  await top.fill("55")
  await expect(point).toHaveAccessibleName("Centre: 26 % from the left, 55 % from the top")
  // Only the control, the help and the preview are checked: the rest belongs to the CMS.
  await inBothThemes(page, async () => {
    expect(await axeFindings(page, { selectors: [".focal-point", "#site"] })).toEqual([])
    const preview = page.frames().find(frame => frame !== page.mainFrame() && frame.url() !== "")
    if (!preview) throw new Error("The preview is not shown.")
    expect(await axeFindings(preview, { selectors: ["body"] })).toEqual([])
  })
  const size = await point.boundingBox()
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)

  expect(await saveLines(page, "slides.json")).toEqual(['      "focus": "26% 55%",'])
}

/** Reorders slides, and checks the pictures of their focal points after one is replaced. */
const reorderSlides = async (page: Page): Promise<void> => {
  // The form renders fields when they are scrolled into view.
  await page.setViewportSize({ width: 1280, height: 5000 })
  await openForm(page, "slides")
  const slides = page.getByRole("group", { name: /Slides.* Field/ })
  await slides.getByRole("button", { name: "Expand All" }).click()
  const points = page.getByRole("group", { name: /Centre of the wide picture/ })
  /** Returns the URL of each focal point's picture. */
  const pictures = () =>
    points.evaluateAll(groups => groups.map(group => group.querySelector("img")?.getAttribute("src") ?? ""))
  await expect.poll(async () => new Set((await pictures()).filter(Boolean)).size).toBe(3)
  const [one = "", two = "", three = ""] = await pictures()
  // The first time the CMS creates the fields anew; the second time it moves them.
  const handle = page.getByRole("button", { name: "Reorder Item" }).first()
  for (const order of [
    [two, one, three],
    [one, two, three],
  ]) {
    await handle.press("ArrowDown")
    await expect.poll(pictures).toEqual(order)
  }
  const field = slides.getByRole("group", { name: /Wide picture/ }).nth(1)
  await choosePicture(page, field, "blue.jpg")
  await expect.poll(async () => (await pictures())[1]).not.toBe(two)
  expect(await pictures()).toEqual([one, expect.stringMatching(/^data:/), three])
}

test("a focal point is set by pointer and keyboard, and stays with its picture", async ({ page }) => {
  await openFolder(page)
  await moveFocalPoint(page)
  await expect(saveButton(page)).toBeHidden()
  await reorderSlides(page)
})

test("the editor accepts the picture formats of phones", async ({ page, baseURL }) => {
  const outside = await watchOutside(page, baseURL)
  await openFolder(page)
  for (const picture of pictures) {
    await takePicture(page, picture)
    await expect(saveButton(page)).toBeHidden()
  }
  expect(outside).toEqual({ foreign: [], violations: [] })
})

test("the crops beside a focal point have the shapes of the pages", async ({ page }) => {
  const slide = findForm("slides").fields.find(({ name }) => name === "slides")?.fields
  const shapeOf = (name: string, label: string): number => {
    const crop = slide?.find(field => field.name === name)?.crops?.find(found => found.label === label)
    return crop ? crop.width / crop.height : 0
  }
  await page.goto("/")
  const picture = page.locator('[data-slide="1"] img').first()
  for (const [name, label, width, height] of [
    ["focus", "Wide screen", 1920, 1080],
    ["focus", "Tablet on its side", 1180, 820],
    ["portraitFocus", "Tablet upright", 820, 1180],
    ["portraitFocus", "Phone", 390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    const box = await picture.boundingBox()
    const shape = (box?.width ?? 0) / (box?.height ?? 1)
    expect(Math.abs(shape / shapeOf(name, label) - 1), `${label}: ${shape}`).toBeLessThan(0.1)
  }
})
