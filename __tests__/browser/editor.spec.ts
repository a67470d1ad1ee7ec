/// <reference lib="dom.asynciterable" />
import { mkdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { type Page, expect, test } from "@playwright/test"
import sharp from "sharp"
import { readContent } from "../../src/content/check/readContent"
import { checkContent } from "../../src/content/check/checkContent"
import { formatProblem } from "../../src/content/checks"
import { createEditorFiles } from "../../src/content/editorForms"
import { axeFindings } from "../support/browser/axeFindings"
import { prepareFolder } from "../support/browser/editorFolder"
import { chooseFile, expectPicture, openForm, openSlidePicture, plainPicture } from "../support/browser/editorPage"
import { withoutEffects } from "../support/browser/plainEditor"
import { watchViolations } from "../support/browser/policyViolations"
import { contentRoot } from "../support/sites"

/** The editor at /admin, on a copy of the sample in the browser's private file system instead of a local folder. */

// The editor's own fades would be waited for at each press.
test.use({
  contextOptions: { reducedMotion: "reduce" },
  // Uncompressed: making two megabytes small for a reader on the same machine takes seconds.
  extraHTTPHeaders: { "accept-encoding": "identity" },
})
test.beforeEach(({ context }) => withoutEffects(context))

const folder = path.join(contentRoot("sample"), "data")

const savedText = (page: Page, name = "services.json"): Promise<string> =>
  page.evaluate(async file => {
    const data = await (await navigator.storage.getDirectory()).getDirectoryHandle("data")
    return (await (await data.getFileHandle(file)).getFile()).text()
  }, name)

/** The text of a file once it is another than `before`. While the editor replaces a file, there is none for a moment. */
const changedText = async (page: Page, before: string, name?: string): Promise<string> => {
  let text = before
  await expect
    .poll(async () => (text = await savedText(page, name).catch(() => before)), { timeout: 20_000 })
    .not.toBe(before)
  return text
}

/** Writes the folder `data` as the editor has saved it below `folder`. */
const copyOut = async (page: Page, folder: string): Promise<void> => {
  const files = await page.evaluate(async () => {
    const found: Record<string, string> = {}
    const take = async (directory: FileSystemDirectoryHandle, below: string): Promise<void> => {
      for await (const handle of directory.values()) {
        if (handle.kind === "directory")
          await take(await directory.getDirectoryHandle(handle.name), `${below}${handle.name}/`)
        else {
          const bytes = new Uint8Array(
            await (await (await directory.getFileHandle(handle.name)).getFile()).arrayBuffer()
          )
          found[`${below}${handle.name}`] = btoa(
            bytes.reduce((letters, byte) => letters + String.fromCharCode(byte), "")
          )
        }
      }
    }
    await take(await (await navigator.storage.getDirectory()).getDirectoryHandle("data"), "data/")
    return found
  })
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.join(folder, path.dirname(name)), { recursive: true })
    await writeFile(path.join(folder, name), Buffer.from(text, "base64"))
  }
}

/** The lines of `after` that are not those of `before`. */
const changedLines = (before: string, after: string): string[] => {
  const lines = before.split("\n")
  return after.split("\n").filter((line, index) => line !== lines[index])
}

/** Tries an empty title and one with a placeholder that does not exist, then saves a valid one. */
const changeTitle = async (page: Page): Promise<void> => {
  const before = await readFile(path.join(folder, "services.json"), "utf8")
  const title = String(JSON.parse(before).services[0].title)
  await openForm(page, "services")

  const list = page.getByRole("group", { name: /Services.* Field/ })
  // The form renders fields when they are scrolled into view.
  await list.evaluate(group => group.scrollIntoView({ block: "start" }))
  await list.getByRole("button", { name: "Expand", exact: true }).first().click()
  const field = list.getByRole("textbox", { name: "Title" }).first()
  await expect(field).toHaveValue(title)
  const save = page.getByRole("button", { name: "Save", exact: true })

  await field.fill("")
  await save.click()
  await expect(list.getByText(/required|at least 1/i).first()).toBeVisible()
  expect(await savedText(page)).toBe(before)

  await field.fill("Care in {twon}")
  await save.click()
  const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog")).filter({ hasText: "twon" })
  await expect(dialog).toContainText("Service 1 “Care in {twon}”: “Title” has {twon}, which is not a placeholder.")
  await dialog.getByRole("button").first().click()
  expect(await savedText(page)).toBe(before)

  const better = title.length > 30 ? "First visit" : `${title} now`
  await field.fill(better)
  await expect(page.frameLocator("iframe").getByRole("heading", { name: better })).toBeVisible({ timeout: 20_000 })
  // A page in the preview leaves the editor's own head alone.
  await expect(page).toHaveTitle(/ – Edit Mopane Medical Centre$/)
  await save.click()
  const after = await changedText(page, before)
  expect(changedLines(before, after)).toEqual([`      "title": ${JSON.stringify(better)},`])
  const content = await readContent(folder)
  expect(checkContent({ ...content, files: { ...content.files, "services.json": after } }).map(formatProblem)).toEqual(
    []
  )
}

/** Types prices as people write them: a comma before the cents, a comma between thousands. */
const changePrice = async (page: Page): Promise<void> => {
  const before = await savedText(page, "fees.json")
  await openForm(page, "fees")
  const prices = page.getByRole("group", { name: /Prices.* Field/ })
  // The form renders fields when they are scrolled into view.
  await prices.evaluate(group => group.scrollIntoView({ block: "start" }))
  await prices.getByRole("button", { name: "Expand", exact: true }).first().click()
  const amount = prices.getByRole("textbox", { name: "Amount" }).first()
  await expect(amount).toHaveValue("25")
  const type = async (text: string): Promise<void> => {
    await amount.press("ControlOrMeta+a")
    await amount.pressSequentially(text)
    await expect(amount).toHaveValue(text)
  }
  const save = page.getByRole("button", { name: "Save", exact: true })
  for (const text of ["1,200", "1e9", "-5"]) {
    await type(text)
    await save.click()
    const refusal = page.getByRole("alertdialog").filter({ hasText: "General consultation" })
    await expect(refusal).toContainText("must be a number")
    await refusal.getByRole("button").last().click()
    await expect(refusal).toBeHidden()
    await expect(amount).toHaveValue(text)
  }
  expect(await savedText(page, "fees.json")).toBe(before)
  await type("25,50")
  await expect(page.frameLocator("iframe").getByText("US$25.50").first()).toBeVisible()
  await save.click()
  // No other price has changed.
  expect(changedLines(before, await changedText(page, before, "fees.json"))).toEqual(['      "amount": 25.5,'])
}

/** Changes the title of the home page, which leads to entries of other forms. */
const changeHome = async (page: Page): Promise<void> => {
  const before = await savedText(page, "home.json")
  const title = String(JSON.parse(before).head.title)
  await openForm(page, "home")
  const head = page.getByRole("group", { name: /For search engines.* Field/ })
  await head.getByRole("button", { name: "Expand", exact: true }).click()
  const field = head.getByRole("textbox", { name: "Title" })
  await expect(field).toHaveValue(title)
  await field.fill(`${title}!`)
  await page.getByRole("button", { name: "Save", exact: true }).click()
  expect(changedLines(before, await changedText(page, before, "home.json"))).toEqual([
    `    "title": ${JSON.stringify(`${title}!`)},`,
  ])
}

/** A picture as a phone takes it: rotated, with metadata on the phone and the place. The side that is shown at the top is red. */
const phonePicture = (): Promise<Buffer> =>
  sharp({ create: { width: 1300, height: 2200, channels: 3, background: "#2060a0" } })
    .composite([
      { input: { create: { width: 200, height: 2200, channels: 3, background: "#ff0000" } }, left: 0, top: 0 },
    ])
    .withExif({
      IFD0: { Make: "SecretPhone" },
      IFD3: { GPSLatitudeRef: "S", GPSLatitude: "17/1 49/1 30/1", GPSLongitudeRef: "E", GPSLongitude: "31/1 2/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

const firstPicture = async (page: Page): Promise<string> =>
  String(JSON.parse(await savedText(page, "slides.json")).slides[0].image)

const pictures = [
  {
    name: "My phone’s picture (1).jpg",
    mimeType: "image/jpeg",
    read: phonePicture,
    width: 2200,
    height: 1300,
    red: { left: 1000, top: 20 },
  },
  // 1600 × 900, red at the left, in the format of an iPhone; made with heif-enc of libheif.
  {
    name: "IMG_0001.HEIC",
    mimeType: "image/heic",
    read: () => readFile("__tests__/browser/phone.heic"),
    width: 1600,
    height: 900,
    red: { left: 20, top: 450 },
  },
]

/** Takes a slide's new picture, saves it below `target` and looks at what was saved. */
const takePicture = async (
  page: Page,
  target: string,
  { name, mimeType, read, width, height, red }: (typeof pictures)[number]
): Promise<void> => {
  const before = await savedText(page, "slides.json")
  const shown = await firstPicture(page)
  const buffer = await read()
  expect(buffer.includes("SecretPhone")).toBe(true)
  const field = await openSlidePicture(page)
  await chooseFile(page, field, { name, mimeType, buffer })
  const chosen = field.getByText(/^\/images\/[a-z0-9_-]+\.webp$/).filter({ hasNotText: shown })
  await expect(chosen).toBeVisible({ timeout: 20_000 })
  const preview = page.frameLocator("iframe").getByRole("img").first()
  await expectPicture(preview)

  await page.getByRole("button", { name: "Save", exact: true }).click()
  const after = await changedText(page, before, "slides.json")
  const saved = await firstPicture(page)
  expect(saved).toMatch(/^\/images\/[a-z0-9_-]+\.webp$/)
  expect(changedLines(before, after)).toEqual([`      "image": ${JSON.stringify(saved)},`])

  await copyOut(page, target)
  expect(checkContent(await readContent(path.join(target, "data"))).map(formatProblem)).toEqual([])
  const file = await readFile(path.join(target, "data", saved))
  expect(file.includes("SecretPhone")).toBe(false)
  const { format, orientation, exif, xmp, ...size } = await sharp(file).metadata()
  expect({ format, orientation, exif, xmp, width: size.width, height: size.height }).toEqual({
    format: "webp",
    orientation: undefined,
    exif: undefined,
    xmp: undefined,
    width,
    height,
  })
  const [r = 0, , b = 255] = await sharp(file)
    .extract({ ...red, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect(r).toBeGreaterThan(200)
  expect(b).toBeLessThan(80)
}

/** Changes the browser's theme, and waits until the editor has followed: the CMS does so in a script. */
const changeEditorTheme = async (page: Page, theme: "light" | "dark"): Promise<void> => {
  await page.emulateMedia({ colorScheme: theme })
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme)
}

/** Tries a file that is no picture, and one that is too small. */
const tryUnfitPictures = async (page: Page): Promise<void> => {
  const field = await openSlidePicture(page)
  const before = await firstPicture(page)
  await chooseFile(page, field, { name: "note.jpg", mimeType: "image/jpeg", buffer: Buffer.from("Not a picture") })
  const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog")).filter({ hasText: "note.jpg" })
  await expect(dialog).toContainText("This file cannot be uploaded because it’s damaged")
  await dialog.getByRole("button").first().click()
  expect(await firstPicture(page)).toBe(before)

  const choose = async (name: string, width: number, height: number): Promise<void> => {
    await chooseFile(page, field, { name, mimeType: "image/jpeg", buffer: await plainPicture(width, height) })
  }
  const problem = "too small for its place (640 × 360 pixels). Choose one of at least 1600 × 900."
  await choose("small.jpg", 640, 360)
  await expect(field.getByRole("alert")).toContainText(problem, { timeout: 20_000 })
  const backgrounds = new Set<string>()
  for (const theme of ["light", "dark"] as const) {
    await changeEditorTheme(page, theme)
    expect(await axeFindings(page, { selectors: [".picture-problem"] })).toEqual([])
    backgrounds.add(await field.getByRole("alert").evaluate(alert => getComputedStyle(alert).backgroundColor))
  }
  // The light theme's box would glare in the dark editor.
  expect(backgrounds.size).toBe(2)
  await page.getByRole("button", { name: "Save", exact: true }).click()
  const refusal = page.getByRole("alertdialog").filter({ hasText: problem })
  await expect(refusal).toBeVisible({ timeout: 20_000 })
  await refusal.getByRole("button").last().click()
  expect(await firstPicture(page)).toBe(before)

  await choose("large.jpg", 1600, 900)
  await expect(field.getByText("/images/large.webp")).toBeVisible({ timeout: 20_000 })
  await expect(field.getByText(problem)).toBeHidden({ timeout: 20_000 })
}

/** Moves the focal point in each way, and saves it. */
const moveFocalPoint = async (page: Page): Promise<void> => {
  const before = await savedText(page, "slides.json")
  const shown = (await openSlidePicture(page)).locator("img")
  await shown.scrollIntoViewIfNeeded()
  await expectPicture(shown)
  // The form renders fields when they are scrolled into view.
  await page
    .getByRole("group", { name: /Alternative text/ })
    .first()
    .evaluate(group => group.scrollIntoView({ block: "start" }))
  const field = page.getByRole("group", { name: /Centre of the wide picture/ }).first()
  const point = field.getByRole("button", { name: /^Centre: / })
  const left = field.getByRole("spinbutton", { name: "From the left (%)" })
  const top = field.getByRole("spinbutton", { name: "From the top (%)" })
  const crops = field.getByRole("figure")
  await expect(crops).toHaveCount(2, { timeout: 20_000 })
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
  // The CMS's own parts are not ours to check: the control, the help and the preview are.
  for (const theme of ["light", "dark"] as const) {
    await changeEditorTheme(page, theme)
    expect(await axeFindings(page, { selectors: [".focal-point", "#site"] })).toEqual([])
    const preview = page.frames().find(frame => frame !== page.mainFrame() && frame.url() !== "")
    if (!preview) throw new Error("The preview is not shown.")
    expect(await axeFindings(preview, { selectors: ["body"] })).toEqual([])
  }
  const size = await point.boundingBox()
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)

  await page.getByRole("button", { name: "Save", exact: true }).click()
  const after = await changedText(page, before, "slides.json")
  expect(changedLines(before, after)).toEqual(['      "focus": "26% 55%",'])
}

/** Reorders slides, and looks at what their points show once a picture is replaced. */
const reorderSlides = async (page: Page): Promise<void> => {
  // The form renders fields when they are scrolled into view.
  await page.setViewportSize({ width: 1280, height: 5000 })
  await openForm(page, "slides")
  const slides = page.getByRole("group", { name: /Slides.* Field/ })
  await slides.getByRole("button", { name: "Expand All" }).click()
  const points = page.getByRole("group", { name: /Centre of the wide picture/ })
  /** The address of the picture that each point is on. */
  const pictures = () =>
    points.evaluateAll(groups => groups.map(group => group.querySelector("img")?.getAttribute("src") ?? ""))
  await expect.poll(async () => new Set(await pictures()).size, { timeout: 20_000 }).toBe(3)
  expect(await pictures()).not.toContain("")
  const [one = "", two = "", three = ""] = await pictures()
  // At the first time the CMS makes the fields anew, at the second it moves them.
  const handle = page.getByRole("button", { name: "Reorder Item" }).first()
  for (const order of [
    [two, one, three],
    [one, two, three],
  ]) {
    await handle.press("ArrowDown")
    await expect.poll(pictures, { timeout: 20_000 }).toEqual(order)
  }
  const field = slides.getByRole("group", { name: /Wide picture/ }).nth(1)
  await chooseFile(page, field, { name: "blue.jpg", mimeType: "image/jpeg", buffer: await plainPicture(1600, 900) })
  await expect.poll(async () => (await pictures())[1], { timeout: 20_000 }).not.toBe(two)
  expect(await pictures()).toEqual([one, expect.stringMatching(/^data:/), three])
  await page.setViewportSize({ width: 1280, height: 720 })
}

// One load for everything: the editor takes seconds to load.
test("the editor", async ({ page, baseURL }, info) => {
  test.setTimeout(240_000)
  const foreign: string[] = []
  page.on(
    "request",
    request =>
      !request.url().startsWith(baseURL ?? "") && !/^(data|blob):/.test(request.url()) && foreign.push(request.url())
  )
  const save = page.getByRole("button", { name: "Save", exact: true })
  const violations = await watchViolations(page)
  await prepareFolder(page)
  await test.step("it can be loaded again where a part of it got lost", async () => {
    await page.route("**/admin/content.js", route => route.abort())
    await page.goto("/admin/")
    const again = page.getByRole("link", { name: "load it again" })
    await expect(again).toBeVisible()
    await page.unroute("**/admin/content.js")
    await again.click()
    await expect(page.getByRole("button", { name: "Work with Local Repository" })).toBeVisible({ timeout: 20_000 })
    await expect(again).toHaveCount(0)
  })
  await test.step("the editor says where to read why a change was not published, and is hidden from search engines", async () => {
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/)
    const help = page.getByRole("complementary", { name: "The live site and help" }).getByText("Help", { exact: true })
    await help.click()
    await expect(page.getByText(/press “Details” to see the problems to fix: file, entry and field/)).toBeVisible()
    await expect(page.getByText(/press “Revert”/)).toBeVisible()
    await help.click()
  })
  await test.step("its page can be zoomed", async () => {
    const viewports = page.locator('meta[name="viewport"]')
    await expect(viewports).toHaveCount(2)
    for (const viewport of await viewports.all())
      await expect(viewport).not.toHaveAttribute("content", /maximum-scale|user-scalable/)
  })
  await page.getByRole("button", { name: "Work with Local Repository" }).click()
  await test.step("invalid titles of a service are refused, and a valid one changes one line", () => changeTitle(page))
  await expect(save).toBeHidden()
  await test.step("the home page is saved, which leads to entries of other forms", () => changeHome(page))
  await expect(save).toBeHidden()
  await test.step("a price is saved as it was typed, and what may be another number is refused", () =>
    changePrice(page))
  await expect(save).toBeHidden()
  await test.step("the focal point moves with the pointer, the arrow keys and numbers, the crops follow, and one line is saved", () =>
    moveFocalPoint(page))
  await expect(save).toBeHidden()
  await test.step("a picture that is too small is reported and not saved, and a file that is no picture is refused", () =>
    tryUnfitPictures(page))
  await page.getByRole("button", { name: "Cancel Editing" }).click()
  await expect(save).toBeHidden()
  await test.step("a focal point stays with its slide's picture when slides are reordered", () => reorderSlides(page))
  await page.getByRole("button", { name: "Cancel Editing" }).click()
  for (const picture of pictures) {
    await expect(save).toBeHidden()
    await test.step(`a slide's new picture, ${picture.name}, is upright, has no metadata and passes the checks`, () =>
      takePicture(page, info.outputPath(picture.mimeType), picture))
  }
  expect(foreign).toEqual([])
  expect(violations).toEqual([])
})

test("the crops beside a focal point", async ({ page }) => {
  const slide = createEditorFiles()
    .find(({ name }) => name === "slides")
    ?.fields.find(({ name }) => name === "slides")?.fields
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
