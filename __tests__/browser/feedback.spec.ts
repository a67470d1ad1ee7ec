import { EventEmitter, once } from "node:events"
import { type Page, expect, test } from "@playwright/test"
import { stepHook } from "../../src/boot/contract"
import { readData } from "../support/data"

const { clinic, slides } = readData()

/** Every request for a script waits until `go` is called, or is refused when `fail` is. */
const holdScripts = async (page: Page, which: RegExp = /\.js$/) => {
  const gate = new EventEmitter()
  const opened = once(gate, "open")
  await page.route(which, async route => ((await opened)[0] ? route.continue() : route.abort()))
  return { go: () => gate.emit("open", true), fail: () => gate.emit("open", false) }
}

const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.getElementById("gatsby-focus-wrapper") ?? {}).some(key => key.startsWith("__reactFiber"))
  )

const send = (page: Page) => page.getByRole("button", { name: "Send Message" })
const phoneNumber = `tel:${clinic.phone.replaceAll(" ", "")}`
const announcer = (page: Page) => page.locator("#announcer")

const scriptOf = async (page: Page, marker: RegExp): Promise<RegExp> => {
  const { namedChunkGroups } = await (await page.request.get("/webpack.stats.json")).json()
  const group = Object.keys(namedChunkGroups).find(name => marker.test(name)) ?? ""
  const file: string = namedChunkGroups[group].assets[0].name
  return new RegExp(file.replaceAll(".", "\\."))
}

test.use({ serviceWorkers: "block", contextOptions: { reducedMotion: "reduce" } })

test("a press that waits for React is shown at once, announced after a second, and done once", async ({ page }) => {
  await page.clock.install()
  const scripts = await holdScripts(page)
  await page.goto("/contact/")
  await send(page).click()
  await expect(send(page)).toHaveAttribute("aria-busy", "true")
  expect(await send(page).evaluate(button => getComputedStyle(button, "::after").content)).toBe('""')
  await expect(announcer(page)).toBeEmpty()
  await send(page).click()
  await page.clock.runFor(1000)
  await expect(announcer(page)).toHaveText("Loading")
  await expect(announcer(page)).toHaveAttribute("role", "status")
  scripts.go()
  await expect(page.getByRole("alert").filter({ hasText: "Missing Information" })).toHaveCount(1)
  await expect(send(page)).not.toHaveAttribute("aria-busy")
  await expect(announcer(page)).toBeEmpty()
})

for (const forcedColors of ["none", "active"] as const)
  test(`the ring of a waiting button is drawn with forced colours ${forcedColors} and reduced motion`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors, reducedMotion: "reduce" })
    await holdScripts(page)
    await page.goto("/contact/")
    await send(page).click()
    const ring = await send(page).evaluate(button => {
      const { width, borderTopStyle, borderTopWidth, animationName } = getComputedStyle(button, "::after")
      return { width: Number.parseFloat(width), borderTopStyle, borderTopWidth, animationName }
    })
    expect(ring.width).toBeGreaterThan(10)
    expect(ring).toMatchObject({ borderTopStyle: "dotted", borderTopWidth: "3px", animationName: "none" })
  })

test("where React cannot load, the page says so with the phone number, and the form goes without scripts", async ({
  page,
}) => {
  const scripts = await holdScripts(page)
  await page.route("https://formsubmit.co/**", route => route.fulfill({ contentType: "text/html", body: "Thank you" }))
  await page.goto("/contact/")
  for (const label of ["Full name", "Subject", "Message"])
    await page.getByRole("textbox", { name: label, exact: true }).fill("Rudo")
  await page.getByRole("textbox", { name: "Email" }).fill("rudo@example.org")
  await send(page).click()
  await expect(send(page)).toHaveAttribute("aria-busy", "true")
  scripts.fail()
  await expect(announcer(page)).toBeInViewport()
  await expect(announcer(page).getByRole("link")).toHaveAttribute("href", phoneNumber)
  await expect(send(page)).not.toHaveAttribute("aria-busy")
  const [request] = await Promise.all([page.waitForRequest("https://formsubmit.co/**"), send(page).click()])
  expect(request.method()).toBe("POST")
})

test("after 30 s without React the press is given up in words", async ({ page }) => {
  await page.clock.install()
  await holdScripts(page)
  await page.goto("/appointment/")
  const book = page.getByRole("main").getByRole("button", { name: "Book Appointment" })
  await book.click()
  await page.clock.runFor(30_000)
  await expect(announcer(page).getByRole("link")).toHaveAttribute("href", phoneNumber)
  await expect(book).not.toHaveAttribute("aria-busy")
})

test("the number and the address are copied without any script being fetched", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  const asked: string[] = []
  page.on("request", request => request.resourceType() === "script" && asked.push(request.url()))
  await page.goto("/contact/")
  await page.getByRole("button", { name: "Copy number" }).click()
  await expect(announcer(page)).toHaveText("Copied")
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(clinic.phone)
  await page.getByRole("button", { name: "Copy address" }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(clinic.address.street)
  expect(asked).toEqual([])
})

test("the copy is asked for within the press", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: {
        writeText: () => {
          document.title = `gesture ${navigator.userActivation.isActive} ${window.event?.type}`
          return Promise.resolve()
        },
      },
    })
  })
  await page.goto("/contact/")
  await page.getByRole("button", { name: "Copy number" }).click()
  await expect(page).toHaveTitle("gesture true click")
})

test.describe("the carousel without React", () => {
  const dot = (page: Page, index: number) =>
    page.getByRole("button", { name: `Slide ${index + 1}: ${slides.slides[index].title}` })
  const title = (page: Page, index: number) => page.getByRole("heading", { name: slides.slides[index].title })
  const expectSlide = async (page: Page, index: number) => {
    await expect(dot(page, index)).toHaveAttribute("aria-current", "true")
    await expect(page.locator("[aria-current=true][data-go-to]")).toHaveCount(1)
    await expect(title(page, index)).toBeVisible()
    await expect(page.locator("[data-slide]:visible:not([inert]) img")).toHaveCount(1)
  }
  const last = slides.slides.length - 1

  test("turns both ways and wraps; React takes over the slide that is shown", async ({ page }) => {
    const scripts = await holdScripts(page)
    await page.goto("/")
    await page.locator(`[${stepHook}="-1"]`).click()
    await expectSlide(page, last)
    await page.locator(`[${stepHook}="1"]`).click()
    await expectSlide(page, 0)
    await dot(page, 1).click()
    await expectSlide(page, 1)
    scripts.go()
    await hydrated(page)
    await page.waitForFunction(() => document.querySelector(".slick-slide"))
    await expectSlide(page, 1)
    await page.locator(`[${stepHook}="1"]`).click()
    await expectSlide(page, 2)
  })

  test("goes on turning where React cannot load", async ({ page }) => {
    await page.route(/\.js$/, route => route.abort())
    await page.goto("/")
    for (const index of [1, 2]) {
      await page.locator(`[${stepHook}="1"]`).click()
      await expectSlide(page, index)
    }
  })

  test("fetches no hidden slide's picture", async ({ page }) => {
    const pictures: string[] = []
    page.on(
      "request",
      request => request.resourceType() === "image" && /\/static\//.test(request.url()) && pictures.push(request.url())
    )
    await page.goto("/", { waitUntil: "networkidle" })
    expect(pictures).toHaveLength(1)
  })
})

test("with the slider's script blocked, dots and picture agree", async ({ page }) => {
  const files = await scriptOf(page, /hero-slider/)
  await page.route(files, route => route.abort())
  await page.goto("/")
  await page.getByRole("button", { name: "Next slide" }).focus()
  await hydrated(page)
  for (const index of [1, 2, 0]) {
    await page.locator(`[${stepHook}="1"]`).click()
    await expect(page.getByRole("button", { name: `Slide ${index + 1}:` })).toHaveAttribute("aria-current", "true")
    await expect(page.locator("[data-slide]:visible h2")).toHaveText([slides.slides[index].title])
  }
})

test("an image that fails does not hand the controls back to the browser", async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto("/contact/")
  await send(page).click()
  await page.evaluate(
    () =>
      new Promise(resolve => {
        const image = document.body.appendChild(new Image())
        image.addEventListener("error", resolve)
        image.src = "/no-such-picture.png"
      })
  )
  await expect(send(page)).toHaveAttribute("aria-busy", "true")
  scripts.go()
  await expect(page.getByRole("alert").filter({ hasText: "Missing Information" })).toBeVisible()
})

test.describe("rules and toasts", () => {
  test("are asked for with React: rules together with its files, toasts as soon as those have come", async ({
    page,
  }) => {
    const rules = await scriptOf(page, /form-rules/)
    const toasts = await scriptOf(page, /toasts/)
    const asked: string[] = []
    page.on("request", request => asked.push(request.url()))
    await page.addInitScript(() =>
      addEventListener("hydrated", () => {
        const links = [...document.querySelectorAll("link[rel=preload]")]
        Object.assign(window, { preloads: links.map(link => link.getAttribute("href")).join(" ") })
      })
    )
    const scripts = await holdScripts(page)
    await page.goto("/contact/")
    await send(page).click()
    await expect.poll(() => asked.some(url => rules.test(url))).toBe(true)
    await expect(send(page)).toHaveAttribute("aria-busy", "true")
    expect(asked.some(url => toasts.test(url))).toBe(false)
    scripts.go()
    await hydrated(page)
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "preloads"))).toMatch(toasts)
  })

  test("that stall give way after 10 s to the browser's own checks, and each later press counts", async ({ page }) => {
    await page.clock.install()
    await holdScripts(page, await scriptOf(page, /form-rules/))
    await page.goto("/contact/")
    await page.getByRole("textbox", { name: "Subject" }).focus()
    await hydrated(page)
    await send(page).click()
    await expect(send(page)).toHaveAttribute("aria-busy", "true")
    await page.clock.runFor(10_000)
    await expect(page.getByRole("textbox", { name: "Full name" })).toBeFocused()
    await expect(send(page)).not.toHaveAttribute("aria-busy")
    await page.route("https://formsubmit.co/**", route =>
      route.fulfill({ json: { success: "true" }, headers: { "access-control-allow-origin": "*" } })
    )
    for (const label of ["Full name", "Subject", "Message"])
      await page.getByRole("textbox", { name: label, exact: true }).fill("Rudo")
    await page.getByRole("textbox", { name: "Email" }).fill("rudo@example.org")
    await Promise.all([page.waitForRequest("https://formsubmit.co/**"), send(page).click()])
    await expect(page.getByRole("status").filter({ hasText: "Message Sent!" })).toBeVisible()
  })
})

test("only the keyboard's focus stops the slide show, not a mouse that presses Next", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" })
  await page.clock.install()
  await page.goto("/")
  await page.getByRole("button", { name: "Next slide" }).click()
  await page.waitForFunction(() => document.querySelector(".slick-slide"))
  await expect(page.getByRole("button", { name: "Stop the slide show" })).toBeVisible()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("button", { name: "Start the slide show" })).toBeVisible()
})

for (const [way, come] of [
  ["the keyboard's focus", (page: Page) => page.getByRole("button", { name: "Next slide" }).focus()],
  ["the pointer", (page: Page) => page.getByRole("button", { name: "Next slide" }).hover()],
] as const)
  test(`a tooltip opens where ${way} came before React`, async ({ page }) => {
    const scripts = await holdScripts(page)
    await page.goto("/")
    await come(page)
    await expect(page.getByRole("tooltip")).toHaveCount(0)
    scripts.go()
    await expect(page.getByRole("tooltip")).toHaveText("Next slide")
  })

test("a tooltip is whole inside a narrow window", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto("/")
  const rotation = page.getByRole("button", { name: "Previous slide" })
  await rotation.focus()
  await hydrated(page)
  await page.keyboard.press("Tab")
  await page.keyboard.press("Shift+Tab")
  const box = await page.getByRole("tooltip").boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
})

test("the menu opens right below the bar, also when the announcement has scrolled away", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/about/")
  const gap = () =>
    page.evaluate(() => {
      const menu = document.querySelector("[popover]")
      const bar = menu?.parentElement
      return Math.round((menu?.getBoundingClientRect().top ?? 0) - (bar?.getBoundingClientRect().bottom ?? 0))
    })
  await page.getByRole("button", { name: "Menu" }).click()
  const before = await gap()
  await page.keyboard.press("Escape")
  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }))
  await page.getByRole("button", { name: "Menu" }).click()
  await expect.poll(gap).toBe(before)
})
