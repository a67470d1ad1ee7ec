import { act, fireEvent } from "@testing-library/react"
import { only } from "../../testing/unit/only"

/** The sample's name of the carousel. */
const label = "Our clinic, day and night"

const region = () => only([...document.querySelectorAll<HTMLElement>(`section[aria-label="${label}"]`)], "the carousel")

const button = (name: string | RegExp) => {
  const buttons = [...region().querySelectorAll<HTMLElement>("button[aria-label]")]
  const isNamed = (text: string) => (typeof name === "string" ? text === name : name.test(text))
  return only(
    buttons.filter(found => isNamed(found.getAttribute("aria-label") ?? "")),
    `the button ${name}`
  )
}

/**
 * The carousel in jsdom. Its parts are found by their attributes: a search by role computes the styles of the whole page, which
 * is slow in jsdom. carousel.test.tsx asks for their roles and names.
 */
export const carousel = {
  region,
  button,
  press: (name: string | RegExp) => fireEvent.click(button(name)),
  slides: () =>
    [...region().querySelectorAll<HTMLElement>('[role="group"][aria-label]')].filter(group =>
      /^\d+ of \d+$/.test(group.getAttribute("aria-label") ?? "")
    ),
  /** The slides that can be reached. */
  reachableSlides: () => carousel.slides().filter(slide => !slide.matches("[inert], [hidden]")),
  slider: () => region().querySelector<HTMLElement>(".slick-slide"),
  /** Waits until the slider has been loaded. No time passes on the fake clock. */
  sliderReady: async () => {
    while (!region().querySelector(".slick-slide")) await act(async () => undefined)
  },
}
