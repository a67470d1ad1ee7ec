/** @jest-environment jsdom */
import { act, fireEvent, within } from "@testing-library/react"
import { only } from "../../testing/unit/only"
import { openPage, pageElement } from "../../testing/unit/pages"

// Its parts are found by their attributes: a search by role computes the styles of the whole page, which is slow in jsdom.
const carousel = () =>
  only([...document.querySelectorAll<HTMLElement>('section[aria-label="Our clinic, day and night"]')], "the carousel")

const button = (name: string | RegExp) => {
  const buttons = [...carousel().querySelectorAll<HTMLElement>("button[aria-label]")]
  return only(
    buttons.filter(({ ariaLabel }) => ariaLabel?.match(name)),
    `the button ${name}`
  )
}

const press = (name: string | RegExp) => fireEvent.click(button(name))
const slides = () => [...carousel().querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')]
const slider = () => carousel().querySelector<HTMLElement>(".slick-slide")

/** Waits until the slider has been loaded. No time passes on the fake clock. */
const sliderReady = async () => {
  while (!slider()) await act(async () => undefined)
}

/** Titles of the sample's slides. */
const titles = ["The light is on", "Time to listen", "Care close to home"]

/** Returns the titles of the slides that are neither inert nor hidden. */
const shown = () =>
  slides()
    .filter(slide => !slide.matches("[inert], [hidden]"))
    .map(slide => within(slide).getByRole("heading", { level: 2, hidden: true }).textContent)
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

const bookingLink = () => within(carousel()).getByRole("link", { name: "Book Appointment" })

const open = async () => {
  const view = openPage("/")
  await sliderReady()
  return view
}

/** Presses a button with the mouse, which focuses it without matching `:focus-visible`. */
const pressByMouse = (button: HTMLElement) => {
  const { matches } = Element.prototype
  const focusVisible = jest.spyOn(Element.prototype, "matches").mockImplementation(function matchesOriginal(
    this: Element,
    selector
  ) {
    return selector !== ":focus-visible" && matches.call(this, selector)
  })
  fireEvent.pointerDown(button)
  act(() => button.focus())
  focusVisible.mockRestore()
  fireEvent.pointerUp(button)
  fireEvent.click(button)
}

beforeEach(() => {
  jest.useFakeTimers()
})

it("follows the ARIA carousel pattern, and announces slides only while it does not rotate", async () => {
  await open()
  expect(carousel()).toHaveAttribute("aria-roledescription", "carousel")
  expect(slides().map(slide => slide.getAttribute("aria-label"))).toEqual(["1 of 3", "2 of 3", "3 of 3"])
  expect(within(carousel()).getAllByRole("button")[0]).toHaveAccessibleName("Stop the slide show")
  const liveRegion = carousel().querySelector("[aria-live]")
  expect(liveRegion).toHaveAttribute("aria-live", "off")
  press("Stop the slide show")
  expect(liveRegion).toHaveAttribute("aria-live", "polite")
})

it("shows the next slide every 6 seconds, fades for one, and wraps", async () => {
  const view = await open()
  for (const title of [...titles.slice(1), titles[0]]) {
    const [before] = shown()
    await wait(5999)
    expect(shown()).toEqual([before])
    // Rendering the page again changes nothing.
    view.rerender(pageElement("/"))
    await wait(1)
    expect(shown()).toEqual([title])
    expect(slider()?.style.transition).toContain("opacity 1000ms")
  }
})

it("goes from the first slide back to the last, and counts every one of several quick presses", async () => {
  await open()
  press("Previous slide")
  await wait(500)
  expect(shown()).toEqual([titles[2]])
  for (const name of ["Previous slide", "Next slide", "Next slide", "Next slide"]) press(name)
  await wait(500)
  expect(shown()).toEqual([titles[1]])
  expect(carousel().querySelector(".slick-current h2")).toHaveTextContent(titles[1] ?? "")
})

const hide = (isHidden: boolean) => {
  Object.defineProperty(document, "hidden", { configurable: true, value: isHidden })
  act(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })))
}

it("waits while the tab is hidden", async () => {
  await open()
  hide(true)
  await wait(6000)
  expect(shown()).toEqual([titles[0]])
  hide(false)
  await wait(6000)
  expect(shown()).toEqual([titles[1]])
})

const rotation = () => button(/^(Stop|Start) the slide show$/)

it.each<[what: string, act: () => void, isRotating: boolean]>([
  ["a touch on the picture", () => fireEvent.pointerEnter(carousel(), { pointerType: "touch" }), true],
  ["the pause button", () => press("Stop the slide show"), false],
  ["the pause button by mouse", () => pressByMouse(rotation()), false],
  ["keyboard focus", () => act(() => rotation().focus()), false],
  ["keyboard focus that has left", () => (act(() => rotation().focus()), act(() => rotation().blur())), false],
  ["focus in a slide", () => act(() => bookingLink().focus()), false],
  [
    "keyboard focus after a touch that scrolled",
    () => {
      fireEvent.pointerDown(rotation(), { pointerType: "touch" })
      fireEvent.pointerCancel(rotation(), { pointerType: "touch" })
      act(() => rotation().focus())
    },
    false,
  ],
])("after %s it rotates or not, and again when it is started", async (_what, perform, isRotating) => {
  await open()
  perform()
  await wait(6000)
  expect(shown()).toEqual([titles[isRotating ? 1 : 0]])
  if (isRotating) return
  expect(rotation()).toHaveAccessibleName("Start the slide show")
  press("Start the slide show")
  await wait(6000)
  expect(shown()).toEqual([titles[1]])
})

it("leaves the focus on a slide's button that is reached just before the slider replaces it", async () => {
  openPage("/")
  await act(async () => {
    await import("../../src/sections/HeroSlider")
    // The slider's code has loaded, but React has not rendered it yet.
    expect(carousel().querySelector(".slick-slide")).toBeNull()
    bookingLink().focus()
  })
  await sliderReady()
  expect(bookingLink()).toHaveFocus()
})

it("shows a slide that is chosen before the slider has loaded, and goes on from there", async () => {
  openPage("/")
  press("Next slide")
  press("Stop the slide show")
  expect(slider()).toBeNull()
  expect(shown()).toEqual([titles[1]])
  expect(rotation()).toHaveAccessibleName("Start the slide show")
  await sliderReady()
  expect(shown()).toEqual([titles[1]])
  press("Start the slide show")
  await wait(6000)
  expect(shown()).toEqual([titles[2]])
})
