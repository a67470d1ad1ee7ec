import { type Page, expect } from "@playwright/test"

/** Titles of the sample's slides. */
export const slideTitles = ["The light is on", "Time to listen", "Care close to home"] as const

/** Position of a slide. */
type Index = 0 | 1 | 2

/** Returns the position of the next slide. */
const indexAfter = (index: Index): Index => (index === 2 ? 0 : index === 1 ? 2 : 1)

/** Page object of the home page with its carousel. */
export const homePage = (page: Page) => {
  const carousel = page.getByRole("region", { name: "Our clinic, day and night" })
  const slides = carousel.locator("[aria-roledescription=slide]")
  /** The slide that is neither inert nor hidden. */
  const currentSlide = carousel.locator("[aria-roledescription=slide]:not([inert], [hidden])")
  const button = (name: string) => carousel.getByRole("button", { name, exact: true })
  const next = button("Next slide")
  const previous = button("Previous slide")
  const dot = (index: Index) => button(`Slide ${index + 1}: ${slideTitles[index]}`)
  const current = carousel.locator("[aria-current=true]")
  /** Returns the position of the slide that is marked as current. */
  const readIndex = async (): Promise<Index> => {
    const name = await current.getAttribute("aria-label")
    const index = ([0, 1, 2] as const).find(index => name?.startsWith(`Slide ${index + 1}:`))
    if (index === undefined) throw new Error(`No slide is current: ${name}`)
    return index
  }
  /** Expects that only this slide is marked as current and shown. */
  const expectSlide = async (index: Index): Promise<void> => {
    const title = slideTitles[index]
    await expect(current).toHaveAccessibleName(`Slide ${index + 1}: ${title}`)
    await expect(currentSlide.getByRole("heading")).toHaveText(title)
    await expect(currentSlide.getByRole("heading")).toBeInViewport()
    await expect(currentSlide.getByRole("img")).toBeVisible()
    await expect(page.locator("[data-slide]:visible:not([inert]) img")).toHaveCount(1)
  }
  return {
    carousel,
    slides,
    currentSlide,
    button,
    next,
    previous,
    pause: button("Stop the slide show"),
    play: button("Start the slide show"),
    dot,
    open: () => page.goto("/"),
    readIndex,
    indexAfter,
    expectSlide,
    /** Goes from the first slide back to the last, forward to the first again, and to the second by its dot. */
    expectWrapping: async (): Promise<void> => {
      await previous.click()
      await expectSlide(2)
      await next.click()
      await expectSlide(0)
      await dot(1).click()
      await expectSlide(1)
    },
    /** Waits until the slider has replaced the slides of the HTML. */
    sliderReady: () => page.waitForFunction(() => document.querySelector(".slick-slide")),
  }
}
