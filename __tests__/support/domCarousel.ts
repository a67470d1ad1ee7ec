import { act, fireEvent, screen, within } from "@testing-library/react"

/** The sample's name of the carousel. */
const label = "Our clinic, day and night"

const region = () => screen.getByRole("region", { name: label })

/** The carousel in jsdom. */
export const carousel = {
  region,
  button: (name: string | RegExp) => within(region()).getByRole("button", { name }),
  press: (name: string | RegExp) => fireEvent.click(within(region()).getByRole("button", { name })),
  dots: () => within(within(region()).getByRole("group", { name: "Choose a slide" })).getAllByRole("button"),
  /** Which of the dots are marked as the current slide. */
  markedDots: () => carousel.dots().map(dot => dot.getAttribute("aria-current") === "true"),
  slides: () => within(region()).getAllByRole("group", { name: /^\d+ of \d+$/, hidden: true }),
  /** The slides that can be reached. */
  reachableSlides: () => carousel.slides().filter(slide => !slide.matches("[inert], [hidden]")),
  slider: () => region().querySelector<HTMLElement>(".slick-slide"),
  /** Waits until the slider has been loaded. No time passes on the fake clock. */
  sliderReady: async () => {
    while (!region().querySelector(".slick-slide")) await act(async () => undefined)
  },
}
