import path from "node:path"
import { type Locator, type Page, expect, test } from "@playwright/test"
import { hydrate } from "../../testing/browser/hydrated"
import { homePage } from "../../testing/browser/homePage"
import { motions } from "../../testing/browser/motions"
import { followRequests, holdRequests } from "../../testing/browser/network"

/** Checks the carousel of the home page before React loads, with React, and if React cannot load. */

/** Stops the page's clock, and moves it to about a second after a slide has come. */
const stopClock = async (page: Page): Promise<void> => {
  const { readIndex } = homePage(page)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  const index = await readIndex()
  while ((await readIndex()) === index) await page.clock.runFor(500)
  await page.clock.runFor(1000)
}

/** Opens the home page with React and the slider, and stops its clock. */
const openRotating = async (page: Page) => {
  const home = homePage(page)
  await page.clock.install()
  await home.open()
  await hydrate(page)
  await home.sliderReady()
  await stopClock(page)
  return home
}

/** Expects that the next six seconds of the clock bring the next slide, or none. */
const expectRotation = async (page: Page, isRotating: boolean): Promise<void> => {
  const home = homePage(page)
  const index = await home.readIndex()
  await page.clock.runFor(6000)
  // Time for the slider to begin.
  await page.clock.runFor(500)
  await home.expectSlide(isRotating ? home.indexAfter(index) : index)
}

test.describe("by itself", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, serviceWorkers: "block" })

  test("rotates for a minute on the home page without React", { tag: "@fast" }, async ({ page }) => {
    const home = homePage(page)
    const bytes = { script: 0, all: 0 }
    page.on("response", response => {
      const length = Number(response.headers()["content-length"] ?? 0)
      bytes.all += length
      if (["script", "fetch", "xhr"].includes(response.request().resourceType())) bytes.script += length
    })
    const { settled } = followRequests(page)
    await page.clock.install()
    await home.open()
    await settled()
    await stopClock(page)
    for (let turn = 0; turn < 10; turn += 1) {
      const index = await home.readIndex()
      await page.clock.runFor(6000)
      await home.expectSlide(home.indexAfter(index))
    }
    await page.clock.resume()
    await settled()
    expect(bytes.script).toBe(0)
    expect(bytes.all).toBeLessThanOrEqual(110_000)
  })

  for (const [what, connection] of Object.entries({ "data saver": { saveData: true }, "2G": { effectiveType: "2g" } }))
    test(`with ${what} the carousel waits for the play button`, async ({ page }) => {
      const home = homePage(page)
      await page.addInitScript(value => Object.defineProperty(navigator, "connection", { value }), connection)
      await page.clock.install()
      await home.open()
      await expect(home.play).toBeVisible()
      await page.clock.runFor(20_000)
      await home.expectSlide(0)
    })
})

const expectOneAfterTheOther = (counts: readonly number[]): void => {
  expect(Math.max(...counts)).toBe(1)
  expect([counts[0], counts[3], counts[10]]).toEqual([1, 0, 1])
}

const hide = (page: Page, isHidden: boolean) =>
  page.evaluate(value => {
    Object.defineProperty(document, "hidden", { configurable: true, value })
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))
  }, isHidden)

/** Moves the focus as the keyboard does, so that it can be seen. */
const focusByKeyboard = async (page: Page, target: Locator): Promise<void> => {
  await page.keyboard.press("Tab")
  await target.focus()
}

const touch = (target: Locator, ...types: readonly string[]) =>
  target.evaluate((element, names) => {
    for (const name of names) element.dispatchEvent(new PointerEvent(name, { pointerType: "touch", bubbles: true }))
  }, types)

test("a movement of the mouse does not start the rotation before the first picture has loaded", async ({ page }) => {
  const { carousel } = homePage(page)
  const pictures = await holdRequests(page, /\.(avif|webp|jpg)$/)
  await page.goto("/", { waitUntil: "domcontentloaded" })
  const live = carousel.locator("[aria-live]")
  await pictures.requested()
  await page.mouse.move(5, 5)
  await page.mouse.move(30, 5)
  await expect(live).toHaveAttribute("aria-live", "polite")
  await pictures.release()
  await expect(live).toHaveAttribute("aria-live", "off")
})

type Home = ReturnType<typeof homePage>

test.describe("its rotation with React", { tag: "@fast" }, () => {
  test("shows each slide for six seconds, and starts again after the last", async ({ page }) => {
    const home = await openRotating(page)
    const live = home.carousel.locator("[aria-live]")
    await expect(live).toHaveAttribute("aria-live", "off")
    for (let turn = 0; turn < 3; turn += 1) {
      const index = await home.readIndex()
      await page.clock.runFor(4000)
      await home.expectSlide(index)
      await page.clock.runFor(2000)
      await home.expectSlide(home.indexAfter(index))
    }
    await home.pause.click()
    await expect(live).toHaveAttribute("aria-live", "polite")
  })

  test("waits while the tab is hidden", async ({ page }) => {
    await openRotating(page)
    await hide(page, true)
    await expectRotation(page, false)
    await hide(page, false)
    await expectRotation(page, true)
  })

  const actions: readonly (readonly [what: string, act: (page: Page, home: Home) => Promise<unknown>])[] = [
    ["the pause button", (_page, { pause }) => pause.click()],
    ["keyboard focus", (page, { pause }) => focusByKeyboard(page, pause)],
    [
      "keyboard focus that has left",
      async (page, { pause, play }) => {
        await focusByKeyboard(page, pause)
        await play.blur()
      },
    ],
    ["focus in a slide", (page, { currentSlide }) => focusByKeyboard(page, currentSlide.getByRole("link").last())],
    [
      "keyboard focus after a touch that scrolled",
      async (page, { pause }) => {
        await touch(pause, "pointerdown", "pointercancel")
        await focusByKeyboard(page, pause)
      },
    ],
  ]

  for (const [what, act] of actions)
    test(`stops after ${what}, until it is started`, async ({ page }) => {
      const home = await openRotating(page)
      await act(page, home)
      await page.mouse.move(640, 10)
      await expect(home.play).toBeVisible()
      await expectRotation(page, false)
      await home.play.press("Enter")
      await expectRotation(page, true)
    })

  test("continues after a touch on the picture", async ({ page }) => {
    const home = await openRotating(page)
    await touch(home.carousel, "pointerenter")
    await expectRotation(page, true)
  })
})

/** Opens the home page with React, but without the slider's code. */
const hold = async (page: Page) => {
  const home = homePage(page)
  const slider = await holdRequests(page, /\/hero-slider-/)
  await page.clock.install()
  await home.open()
  await hydrate(page)
  await slider.requested()
  return { home, slider }
}

test.describe("before the slider has loaded", { tag: "@fast" }, () => {
  test("a focused link of a slide keeps the focus when the slider starts", async ({ page }) => {
    const { home, slider } = await hold(page)
    await page.keyboard.press("Tab")
    await home.currentSlide.getByRole("link").last().focus()
    await slider.release()
    await home.sliderReady()
    await expect(home.currentSlide.getByRole("link").last()).toBeFocused()
  })

  test("every press counts, and the slider continues from the chosen slide", async ({ page }) => {
    const { home, slider } = await hold(page)
    await home.pause.click()
    const chosen = home.indexAfter(await home.readIndex())
    await home.next.click()
    await home.expectSlide(chosen)
    await slider.release()
    await home.sliderReady()
    await home.expectSlide(chosen)
    for (const button of [home.previous, home.next, home.next, home.next]) await button.dispatchEvent("click")
    await home.expectSlide(home.indexAfter(home.indexAfter(chosen)))
  })
})

test.describe("its controls", { tag: "@fast" }, () => {
  test("stay in place, and Tab skips the links of hidden slides", async ({ page }) => {
    const home = homePage(page)
    await page.setViewportSize({ width: 800, height: 600 })
    await home.open()
    // The carousel itself cannot be scrolled.
    const scrolled = await home.carousel.evaluate(carousel => {
      carousel.scrollTo(100, 100)
      return [carousel.scrollLeft, carousel.scrollTop]
    })
    expect(scrolled).toEqual([0, 0])
    await home.next.click()
    // The slider replaces the slides of the HTML, and a link that receives the focus at that moment would lose it.
    await home.sliderReady()
    await home.next.click()
    await home.expectSlide(2)
    await expect(home.next).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(home.currentSlide.getByRole("link").last()).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(home.carousel.locator(":focus")).toHaveCount(0)
  })

  test("change the words one after the other, while the pictures cross", async ({ page }) => {
    const home = homePage(page)
    const scripts = await holdRequests(page)
    const session = await page.context().newCDPSession(page)
    await session.send("Animation.enable")
    /** Presses Next, and returns for each tenth of a second of the fade how many slides' words are visible. */
    const countVisibleWords = async () => {
      // Stopped, so that the test chooses the moments.
      await session.send("Animation.setPlaybackRate", { playbackRate: 0 })
      const before = await home.carousel.locator("[aria-current=true]").getAttribute("aria-label")
      await home.next.click()
      await expect(home.carousel.locator("[aria-current=true]")).not.toHaveAccessibleName(String(before))
      const counts = await home.carousel.evaluate(carousel =>
        Array.from({ length: 11 }, (_, tenths) => {
          for (const animation of carousel.getAnimations({ subtree: true })) animation.currentTime = tenths * 100
          return [...carousel.querySelectorAll("h2")].filter(heading => {
            if (!heading.checkVisibility({ visibilityProperty: true })) return false
            let opacity = 1
            for (let element: Element | null = heading; element; element = element.parentElement)
              opacity *= Number(getComputedStyle(element).opacity)
            return opacity > 0.05
          }).length
        })
      )
      await session.send("Animation.setPlaybackRate", { playbackRate: 1 })
      return counts
    }
    await home.open()
    expectOneAfterTheOther(await countVisibleWords())
    await scripts.release()
    await home.sliderReady()
    expectOneAfterTheOther(await countVisibleWords())
  })

  test("stop the rotation while the pointer is over it", async ({ page }) => {
    const home = homePage(page)
    await page.clock.install()
    await home.open()
    await home.next.click()
    await home.expectSlide(1)
    await page.clock.fastForward(30_000)
    await home.expectSlide(1)
    await page.mouse.move(640, 10)
    await page.clock.fastForward(6000)
    await home.expectSlide(2)
  })

  test("have tooltips within the screen once React has come", async ({ page }) => {
    const home = homePage(page)
    const tooltip = page.locator("[data-tooltip]")
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.setViewportSize({ width: 320, height: 640 })
    const scripts = await holdRequests(page)
    await home.open()
    await home.next.focus()
    await home.previous.hover()
    await expect(tooltip).toHaveCount(0)
    await scripts.release()
    await expect(tooltip).toHaveText(["Previous slide", "Next slide"])
    for (const box of await tooltip.evaluateAll(all => all.map(each => each.getBoundingClientRect().toJSON()))) {
      expect(box.left).toBeGreaterThanOrEqual(0)
      expect(box.right).toBeLessThanOrEqual(320)
    }
  })
})

test.describe("on a phone's fresh page", { tag: "@fast" }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test("a finger changes the slides, before React and with the slider", async ({ page }) => {
    const home = homePage(page)
    const client = await page.context().newCDPSession(page)
    const swipe = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
      await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] })
      for (const part of [0.25, 0.5, 0.75, 1])
        await client.send("Input.dispatchTouchEvent", {
          type: "touchMove",
          touchPoints: [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }],
        })
      await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
    }
    const [left, right] = [
      { x: 60, y: 400 },
      { x: 330, y: 420 },
    ]
    await page.emulateMedia({ reducedMotion: "reduce" })
    const scripts = await holdRequests(page)
    await home.open()
    await swipe(right, left)
    await home.expectSlide(1)
    await swipe(left, right)
    await home.expectSlide(0)
    // A short movement, such as that of an unsteady finger, is a press.
    await swipe({ x: 200, y: 400 }, { x: 225, y: 400 })
    await home.expectSlide(0)
    await scripts.release()
    await home.next.click()
    await home.sliderReady()
    await swipe(right, left)
    await home.expectSlide(2)
    await swipe(right, left)
    await home.expectSlide(0)
    // Up and down, the page scrolls.
    await swipe({ x: 200, y: 500 }, { x: 260, y: 300 })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    expect(await home.readIndex()).toBe(0)
  })
})

test.describe("with reduced motion", { tag: "@fast" }, () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } })

  test("the carousel does not move by itself, fetches a picture when it is shown, and follows swipes", async ({
    page,
  }) => {
    const home = homePage(page)
    // Each URL counts once: the slider takes a picture that is still loading from the cache.
    const requested = new Set<string>()
    page.on("request", request => request.resourceType() === "image" && requested.add(path.basename(request.url())))
    const pictures = () =>
      ["night", "morning", "day"].map(name => [...requested].filter(file => file.startsWith(name)).length)
    const swipe = async (from: number, to: number) => {
      await page.mouse.move(from, 400)
      await page.mouse.down()
      await page.mouse.move(to, 400, { steps: 8 })
      await page.mouse.up()
    }
    await page.clock.install()
    await home.open()
    await expect(home.carousel.getByRole("button", { name: /slide show/ })).toHaveCount(0)
    expect(await motions(page)).toEqual([])
    await page.clock.fastForward(60_000)
    await home.expectSlide(0)
    expect(pictures()).toEqual([1, 0, 0])
    await home.next.click()
    await home.expectSlide(1)
    expect(pictures()).toEqual([1, 1, 0])
    await home.sliderReady()
    await expect(home.slides).toHaveCount(3)
    expect(await motions(page)).toEqual([])
    await swipe(1100, 500)
    await home.expectSlide(2)
    await swipe(500, 1100)
    await home.expectSlide(1)
  })

  for (const [name, scripts] of Object.entries({ React: /\.js$/, "the slider": /\/hero-slider-/ }))
    test(`the carousel works when ${name} cannot load`, async ({ page }) => {
      const home = homePage(page)
      await page.route(scripts, route => route.abort())
      await home.open()
      await home.expectWrapping()
    })
})
