import { act, fireEvent, within } from "@testing-library/react"
import { carousel } from "../support/unit/domCarousel"
import { readData } from "../support/data"
import { setContent } from "../support/unit/graph"
import { openPage, pageElement } from "../support/unit/pages"

const { press, button } = carousel

/** The titles and text alternatives of the sample's slides. */
const titles = ["The light is on", "Time to listen", "Care close to home"]
const alternatives = [
  /^The clinic at dusk/,
  /^A bright consultation room/,
  /^The clinic entrance on a golden afternoon/,
]

/** The titles of the slides that can be reached. */
const shown = () =>
  carousel.reachableSlides().map(slide => within(slide).getByRole("heading", { level: 2, hidden: true }).textContent)
/** The titles of the slides whose pictures a browser fetches: a lazy picture that is not displayed is not fetched. */
const fetchedPictures = () =>
  titles.filter((_title, index) => {
    const image = within(carousel.region()).queryByAltText(alternatives[index] ?? "")
    return image && !(image.closest("[hidden]") && image.getAttribute("loading") === "lazy")
  })
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

const bookingLink = () => within(carousel.region()).getByRole("link", { name: "Book Appointment" })

const open = async () => {
  const view = openPage("/")
  await carousel.sliderReady()
  return view
}

const preferReducedMotion = () =>
  jest.spyOn(window, "matchMedia").mockImplementation(query =>
    Object.assign(new EventTarget(), {
      matches: query.includes("reduced-motion"),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
  )

/** Presses a button with the mouse, which moves the focus without :focus-visible. */
const pressByMouse = (button: HTMLElement) => {
  const { matches } = Element.prototype
  const focusVisible = jest.spyOn(Element.prototype, "matches").mockImplementation(function matchesExceptFocusVisible(
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

afterEach(() => {
  setContent(readData())
  jest.useRealTimers()
  jest.restoreAllMocks()
  document.body.innerHTML = ""
})

describe("the carousel's names and roles", () => {
  it("follow the ARIA carousel pattern", async () => {
    await open()
    expect(carousel.region()).toHaveAttribute("aria-roledescription", "carousel")
    expect(carousel.slides().map(slide => slide.getAttribute("aria-label"))).toEqual(["1 of 3", "2 of 3", "3 of 3"])
    for (const slide of carousel.slides()) expect(slide).toHaveAttribute("aria-roledescription", "slide")
  })

  it("put the rotation button first in the tab order", async () => {
    await open()
    expect(within(carousel.region()).getAllByRole("button")[0]).toHaveAccessibleName("Stop the slide show")
  })

  it("announce slides only while the carousel does not rotate", async () => {
    await open()
    const liveRegion = carousel.region().querySelector("[aria-live]")
    expect(liveRegion).toHaveAttribute("aria-live", "off")
    press("Stop the slide show")
    expect(liveRegion).toHaveAttribute("aria-live", "polite")
  })
})

describe("the carousel's buttons", () => {
  it("count every one of several quick presses", async () => {
    await open()
    for (const name of ["Previous slide", "Previous slide", "Next slide", "Next slide", "Next slide"]) press(name)
    await wait(500)
    expect(shown()).toEqual([titles[1]])
    expect(carousel.region().querySelector(".slick-current h2")).toHaveTextContent(titles[1] ?? "")
  })
})

describe("the carousel's rotation", () => {
  it("shows the next slide every 6 seconds and wraps", async () => {
    await open()
    for (const title of [...titles.slice(1), titles[0]]) {
      const [before] = shown()
      await wait(5999)
      expect(shown()).toEqual([before])
      await wait(1)
      expect(shown()).toEqual([title])
    }
  })

  it("fades for one second", async () => {
    await open()
    press("Next slide")
    expect(carousel.slider()?.style.transition).toContain("opacity 1000ms")
  })

  it("stops and starts with the pause button", async () => {
    await open()
    press("Stop the slide show")
    await wait(30_000)
    expect(shown()).toEqual([titles[0]])
    press("Start the slide show")
    await wait(6000)
    expect(shown()).toEqual([titles[1]])
  })

  it("does not pause after a touch", async () => {
    await open()
    fireEvent.pointerEnter(carousel.region(), { pointerType: "touch" })
    await wait(6000)
    expect(shown()).toEqual([titles[1]])
  })

  it("stops when keyboard focus enters, until it is started again", async () => {
    await open()
    const rotation = button("Stop the slide show")
    act(() => rotation.focus())
    expect(rotation).toHaveAccessibleName("Start the slide show")
    act(() => rotation.blur())
    await wait(30_000)
    expect(shown()).toEqual([titles[0]])
    press("Start the slide show")
    await wait(6000)
    expect(shown()).toEqual([titles[1]])
  })

  it("leaves the focus on a slide's button that is reached just before the slider replaces it", async () => {
    openPage("/")
    await act(async () => {
      await import("../../src/sections/HeroSlider")
      // Its code has come, and React has not rendered it yet.
      expect(carousel.region().querySelector(".slick-slide")).toBeNull()
      bookingLink().focus()
    })
    await carousel.sliderReady()
    expect(bookingLink()).toHaveFocus()
  })

  it("stops when the focus enters a slide", async () => {
    await open()
    act(() => bookingLink().focus())
    await wait(30_000)
    expect(shown()).toEqual([titles[0]])
  })

  it("stops for keyboard focus after an earlier press on the picture", async () => {
    await open()
    fireEvent.pointerDown(carousel.region())
    fireEvent.pointerUp(carousel.region())
    const rotation = button("Stop the slide show")
    act(() => rotation.focus())
    await wait(30_000)
    expect(shown()).toEqual([titles[0]])
  })

  it("stops once, not twice, when the pause button is pressed", async () => {
    await open()
    const rotation = button("Stop the slide show")
    pressByMouse(rotation)
    expect(rotation).toHaveAccessibleName("Start the slide show")
  })

  it("stops for keyboard focus after a touch that scrolled the page", async () => {
    await open()
    const rotation = button("Stop the slide show")
    fireEvent.pointerDown(rotation, { pointerType: "touch" })
    fireEvent.pointerCancel(rotation, { pointerType: "touch" })
    act(() => rotation.focus())
    await wait(30_000)
    expect(shown()).toEqual([titles[0]])
  })

  it("keeps its six seconds when the page is rendered again", async () => {
    const view = await open()
    await wait(4000)
    view.rerender(pageElement("/"))
    await wait(2000)
    expect(shown()).toEqual([titles[1]])
  })
})

it("prefetches only the next picture while it rotates", async () => {
  await open()
  expect(fetchedPictures()).toEqual(titles.slice(0, 2))
})

it("the link of each slide leads to the appointments, and says so after its own words", async () => {
  preferReducedMotion()
  await open()
  const more = { "Book Appointment": "", "Learn More": " (Book Appointment)", "Our Services": " (Book Appointment)" }
  for (const [index, [words, hidden]] of Object.entries(more).entries()) {
    await press(`Slide ${index + 1}: ${titles[index]}`)
    const link = within(carousel.region()).getByText(words, { selector: "a" })
    expect(link).toHaveAttribute("href", "/appointment/")
    expect(link.textContent).toBe(`${words}${hidden}`)
  }
})
