import { type Page, expect } from "@playwright/test"

/** Titles of the sample's slides. */
export const slideTitles = ["The light is on", "Time to listen", "Care close to home"] as const

/** Page object of the home page with its carousel. */
export const homePage = (page: Page) => {
  const carousel = page.getByRole("region", { name: "Our clinic, day and night" })
  const slides = carousel.locator("[aria-roledescription=slide]")
  const button = (name: string) => carousel.getByRole("button", { name, exact: true })
  const next = button("Next slide")
  const previous = button("Previous slide")
  const dot = (index: 0 | 1 | 2) => button(`Slide ${index + 1}: ${slideTitles[index]}`)
  /** Expects that only this slide is marked as current and shown. */
  const expectSlide = async (index: 0 | 1 | 2): Promise<void> => {
    const title = slideTitles[index]
    await expect(carousel.locator("[aria-current=true]")).toHaveAccessibleName(`Slide ${index + 1}: ${title}`)
    const current = carousel.locator("[aria-roledescription=slide]:not([inert], [hidden])")
    await expect(current.getByRole("heading")).toHaveText(title)
    await expect(current.getByRole("heading")).toBeInViewport()
    await expect(current.getByRole("img")).toBeVisible()
    await expect(page.locator("[data-slide]:visible:not([inert]) img")).toHaveCount(1)
  }
  return {
    carousel,
    slides,
    /** The slide that is neither inert nor hidden. */
    currentSlide: carousel.locator("[aria-roledescription=slide]:not([inert], [hidden])"),
    button,
    next,
    previous,
    pause: button("Stop the slide show"),
    play: button("Start the slide show"),
    dot,
    open: () => page.goto("/"),
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
