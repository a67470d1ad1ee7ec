import { act, fireEvent, render, screen, within } from "@testing-library/react"
import { carousel } from "../support/unit/domCarousel"
import { readData } from "../support/data"
import { setContent } from "../support/unit/graph"
import { openPage, pageElement, serveHtml } from "../support/unit/pages"

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
  jest.dontMock("../../src/sections/HeroSlider")
  jest.useRealTimers()
  jest.restoreAllMocks()
  document.body.innerHTML = ""
})

describe("the carousel before hydration", () => {
  it("shows the first slide in the HTML and fetches no other picture", () => {
    serveHtml("/")
    expect(shown()).toEqual(["The light is on"])
    expect(fetchedPictures()).toEqual(["The light is on"])
    expect(screen.getByAltText(/^The clinic at dusk/)).toHaveAttribute("loading", "eager")
  })

  it("hydrates without a warning", async () => {
    const consoleError = jest.spyOn(console, "error")
    const container = serveHtml("/")
    render(pageElement("/"), { container, hydrate: true })
    await carousel.sliderReady()
    expect(shown()).toEqual(titles.slice(0, 1))
    expect(consoleError).not.toHaveBeenCalled()
  })
})

describe("the carousel's names and roles", () => {
  it("are those by which the tests find its parts", async () => {
    await open()
    expect(screen.getByRole("region", { name: "Our clinic, day and night" })).toBe(carousel.region())
    const inRegion = within(carousel.region())
    // A slide that has never been shown is not displayed, and has no name.
    press("Slide 3: Care close to home")
    const slides = inRegion.getAllByRole("group", { name: /^\d+ of \d+$/, hidden: true })
    expect(slides).toEqual(carousel.slides())
    for (const name of ["Stop the slide show", "Previous slide", "Next slide"])
      expect(inRegion.getByRole("button", { name })).toBe(button(name))
    const dots = within(inRegion.getByRole("group", { name: "Choose a slide" })).getAllByRole("button")
    expect(dots).toEqual(carousel.dots())
    for (const dot of dots) expect(dot).toHaveAccessibleName(/^Slide \d: \w/)
  })

  it("follow the ARIA carousel pattern", async () => {
    await open()
    expect(carousel.region()).toHaveAttribute("aria-roledescription", "carousel")
    expect(carousel.slides().map(slide => slide.getAttribute("aria-label"))).toEqual(["1 of 3", "2 of 3", "3 of 3"])
    for (const slide of carousel.slides()) expect(slide).toHaveAttribute("aria-roledescription", "slide")
  })

  it("make only the current slide reachable, and link each slide to the appointment page", async () => {
    await open()
    press("Next slide")
    expect(carousel.slides().map(slide => slide.hasAttribute("inert"))).toEqual([true, false, true])
    for (const slide of carousel.slides())
      expect(within(slide).getByRole("link", { hidden: true })).toHaveAttribute("href", "/appointment/")
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
  it("go forward to the last slide and from there to the first", async () => {
    await open()
    for (const title of [...titles.slice(1), titles[0]]) {
      press("Next slide")
      expect(shown()).toEqual([title])
    }
  })

  it("go back from the first slide to the last", async () => {
    await open()
    for (const title of titles.toReversed()) {
      press("Previous slide")
      expect(shown()).toEqual([title])
    }
  })

  it("count every one of several quick presses", async () => {
    await open()
    for (const name of ["Previous slide", "Previous slide", "Next slide", "Next slide", "Next slide"]) press(name)
    await wait(500)
    expect(shown()).toEqual([titles[1]])
    expect(carousel.region().querySelector(".slick-current h2")).toHaveTextContent(titles[1] ?? "")
  })

  it("include dots that show their slide and are marked", async () => {
    await open()
    expect(carousel.dots().map(dot => dot.getAttribute("aria-label"))).toEqual([
      "Slide 1: The light is on",
      "Slide 2: Time to listen",
      "Slide 3: Care close to home",
    ])
    press("Slide 3: Care close to home")
    expect(shown()).toEqual(["Care close to home"])
    expect(carousel.markedDots()).toEqual([false, false, true])
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

  it("pauses while the pointer is over the carousel", async () => {
    await open()
    fireEvent.pointerEnter(carousel.region(), { pointerType: "mouse" })
    await wait(30_000)
    expect(shown()).toEqual([titles[0]])
    fireEvent.pointerLeave(carousel.region(), { pointerType: "mouse" })
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

  it("stops when the focus enters a slide", async () => {
    await open()
    act(() => bookingLink().focus())
    await wait(30_000)
    expect(shown()).toEqual([titles[0]])
  })

  it("gives the focus of a slide's link to the link that replaces it", async () => {
    openPage("/")
    const plainLink = bookingLink()
    act(() => plainLink.focus())
    await carousel.sliderReady()
    expect(plainLink).not.toBeInTheDocument()
    expect(bookingLink()).toHaveFocus()
    expect(bookingLink().closest(".slick-active")).not.toBeNull()
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

  it("continues after the mouse has pressed Next", async () => {
    await open()
    pressByMouse(button("Next slide"))
    expect(shown()).toEqual([titles[1]])
    await wait(6000)
    expect(shown()).toEqual([titles[2]])
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

it("shows the marked slide when the slider cannot be loaded", async () => {
  jest.doMock("../../src/sections/HeroSlider", () => {
    throw new Error("Loading chunk failed")
  })
  openPage("/")
  await act(async () => undefined)
  expect(carousel.slider()).toBeNull()
  for (const index of [1, 2, 0]) {
    press("Next slide")
    expect(shown()).toEqual([titles[index]])
    expect(carousel.markedDots()).toEqual(titles.map((_title, dot) => dot === index))
  }
})

describe("the carousel with reduced motion", () => {
  it("does not rotate and has no pause button", async () => {
    preferReducedMotion()
    await open()
    await wait(30_000)
    expect(shown()).toEqual([titles[0]])
    expect(within(carousel.region()).queryByRole("button", { name: /slide show/ })).not.toBeInTheDocument()
  })

  it("changes slides at once, renders each slide once, and wraps", async () => {
    preferReducedMotion()
    await open()
    press("Previous slide")
    expect(shown()).toEqual([titles[2]])
    expect(carousel.slides()).toHaveLength(3)
    expect(carousel.slider()?.style.transition).not.toContain("1000ms")
    press("Next slide")
    expect(shown()).toEqual([titles[0]])
  })

  it("fetches a picture when its slide is shown, and keeps it", async () => {
    preferReducedMotion()
    await open()
    expect(fetchedPictures()).toEqual([titles[0]])
    press("Next slide")
    expect(fetchedPictures()).toEqual(titles.slice(0, 2))
    press("Previous slide")
    expect(fetchedPictures()).toEqual(titles.slice(0, 2))
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
