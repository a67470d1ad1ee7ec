import { act, fireEvent, render, screen, within } from "@testing-library/react"
import { readData } from "./support/data"
import { readData as readFiles, useData } from "./support/graph"
import { openPage, pageElement, serveHtml } from "./support/pages"

interface Slide {
  title: string
  alt: string
}

const { label, slides }: { label: string; slides: Slide[] } = readData().slides
const titles = slides.map(slide => slide.title)
const last = slides.length - 1

const carousel = () => screen.getByRole("region", { name: label })
const allSlides = () => within(carousel()).getAllByRole("group", { name: /^\d+ of \d+$/, hidden: true })
/** The slides that can be reached, by their titles. */
const shown = () =>
  allSlides()
    .filter(slide => !slide.matches("[inert], [hidden]"))
    .map(slide => within(slide).getByRole("heading", { level: 2, hidden: true }).textContent)
/** The slides whose pictures a browser fetches: one that is not displayed is not, if it is lazy. */
const pictures = () =>
  titles.filter((_title, index) => {
    const image = within(carousel()).queryByAltText(slides[index]?.alt ?? "")
    return image && !(image.closest("[hidden]") && image.getAttribute("loading") === "lazy")
  })
const dots = () => within(within(carousel()).getByRole("group", { name: "Choose a slide" })).getAllByRole("button")
const press = (name: string) => fireEvent.click(within(carousel()).getByRole("button", { name }))
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

/** Lets the slider, which comes by itself, arrive. No time passes. */
const arrive = async () => {
  while (!carousel().querySelector(".slick-slide")) await act(async () => undefined)
}

const open = async () => {
  openPage("/")
  await arrive()
}

const preferLessMotion = () =>
  jest.spyOn(window, "matchMedia").mockImplementation(query =>
    Object.assign(new EventTarget(), {
      matches: query.includes("reduced-motion"),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
  )

/** Presses as a mouse does: the focus it moves is not shown. */
const pressByMouse = (button: HTMLElement) => {
  const { matches } = Element.prototype
  const unseen = jest.spyOn(Element.prototype, "matches").mockImplementation(function matchesButFocus(
    this: Element,
    selector
  ) {
    return selector !== ":focus-visible" && matches.call(this, selector)
  })
  fireEvent.pointerDown(button)
  act(() => button.focus())
  unseen.mockRestore()
  fireEvent.pointerUp(button)
  fireEvent.click(button)
}

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  useData(readFiles())
  jest.dontMock("../src/sections/HeroSlider")
  jest.useRealTimers()
  jest.restoreAllMocks()
  document.body.innerHTML = ""
})

describe("before React", () => {
  it("the first slide stands in the HTML, and no other picture is asked for", () => {
    serveHtml("/")
    expect(shown()).toEqual(titles.slice(0, 1))
    expect(pictures()).toEqual(titles.slice(0, 1))
    expect(screen.getByAltText(slides[0]?.alt ?? "")).toHaveAttribute("loading", "eager")
  })

  it("what React brings fits the HTML", async () => {
    const said = jest.spyOn(console, "error")
    const container = serveHtml("/")
    render(pageElement("/"), { container, hydrate: true })
    await arrive()
    expect(shown()).toEqual(titles.slice(0, 1))
    expect(said).not.toHaveBeenCalled()
  })
})

describe("names and roles", () => {
  it("are those of the carousel pattern", async () => {
    await open()
    expect(carousel()).toHaveAttribute("aria-roledescription", "carousel")
    expect(allSlides().map(slide => slide.getAttribute("aria-label"))).toEqual(
      titles.map((_title, index) => `${index + 1} of ${slides.length}`)
    )
    for (const slide of allSlides()) expect(slide).toHaveAttribute("aria-roledescription", "slide")
  })

  it("only the slide in view can be reached, and each leads to the appointment", async () => {
    await open()
    press("Next slide")
    expect(allSlides().map(slide => slide.hasAttribute("inert"))).toEqual(titles.map((_title, index) => index !== 1))
    for (const slide of allSlides())
      expect(within(slide).getByRole("link", { hidden: true })).toHaveAttribute("href", "/appointment/")
  })

  it("the rotation button comes first in the tab order", async () => {
    await open()
    expect(within(carousel()).getAllByRole("button")[0]).toHaveAccessibleName("Stop the slide show")
  })

  it("slides are announced only while they do not turn by themselves", async () => {
    await open()
    const stage = carousel().querySelector("[aria-live]")
    expect(stage).toHaveAttribute("aria-live", "off")
    press("Stop the slide show")
    expect(stage).toHaveAttribute("aria-live", "polite")
  })
})

describe("turning by hand", () => {
  it("goes on to the last slide and from there to the first", async () => {
    await open()
    for (const title of [...titles.slice(1), titles[0]]) {
      press("Next slide")
      expect(shown()).toEqual([title])
    }
  })

  it("goes back from the first slide to the last", async () => {
    await open()
    for (const title of titles.toReversed()) {
      press("Previous slide")
      expect(shown()).toEqual([title])
    }
  })

  it("keeps up with quick presses", async () => {
    await open()
    for (const name of ["Previous slide", "Previous slide", "Next slide", "Next slide", "Next slide"]) press(name)
    await wait(500)
    expect(shown()).toEqual([titles[1]])
    expect(carousel().querySelector(".slick-current h2")).toHaveTextContent(titles[1] ?? "")
  })

  it("goes to the slide of a dot, which is marked", async () => {
    await open()
    expect(dots().map(dot => dot.getAttribute("aria-label"))).toEqual(
      titles.map((title, index) => `Slide ${index + 1}: ${title}`)
    )
    press(`Slide ${slides.length}: ${titles[last]}`)
    expect(shown()).toEqual([titles[last]])
    expect(dots().map(dot => dot.getAttribute("aria-current"))).toEqual(
      titles.map((_title, index) => (index === last ? "true" : null))
    )
  })
})

describe("turning by itself", () => {
  it("happens every 6 seconds, and goes round", async () => {
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
    expect(carousel().querySelector<HTMLElement>(".slick-slide")?.style.transition).toContain("opacity 1000ms")
  })

  it("ends with the pause button and begins again with it", async () => {
    await open()
    press("Stop the slide show")
    await wait(30_000)
    expect(shown()).toEqual([titles[0]])
    press("Start the slide show")
    await wait(6000)
    expect(shown()).toEqual([titles[1]])
  })

  it("waits while the pointer is over it", async () => {
    await open()
    fireEvent.pointerEnter(carousel(), { pointerType: "mouse" })
    await wait(30_000)
    expect(shown()).toEqual([titles[0]])
    fireEvent.pointerLeave(carousel(), { pointerType: "mouse" })
    await wait(6000)
    expect(shown()).toEqual([titles[1]])
  })

  it("does not wait for a finger that has gone", async () => {
    await open()
    fireEvent.pointerEnter(carousel(), { pointerType: "touch" })
    await wait(6000)
    expect(shown()).toEqual([titles[1]])
  })

  it("ends when the keyboard's focus enters, until it is asked for", async () => {
    await open()
    const rotation = within(carousel()).getByRole("button", { name: "Stop the slide show" })
    act(() => rotation.focus())
    expect(rotation).toHaveAccessibleName("Start the slide show")
    act(() => rotation.blur())
    await wait(30_000)
    expect(shown()).toEqual([titles[0]])
    press("Start the slide show")
    await wait(6000)
    expect(shown()).toEqual([titles[1]])
  })

  it("ends when the focus enters a slide", async () => {
    await open()
    const [first] = allSlides()
    if (!first) throw new Error("no slide")
    act(() => within(first).getByRole("link").focus())
    await wait(30_000)
    expect(shown()).toEqual([titles[0]])
  })

  it("a press on the picture long ago does not hide that the keyboard came", async () => {
    await open()
    fireEvent.pointerDown(carousel())
    fireEvent.pointerUp(carousel())
    const rotation = within(carousel()).getByRole("button", { name: "Stop the slide show" })
    act(() => rotation.focus())
    await wait(30_000)
    expect(shown()).toEqual([titles[0]])
  })

  it("a press on the pause button stops it once, not twice", async () => {
    await open()
    const rotation = within(carousel()).getByRole("button", { name: "Stop the slide show" })
    pressByMouse(rotation)
    expect(rotation).toHaveAccessibleName("Start the slide show")
  })

  it("does not end when a mouse presses Next", async () => {
    await open()
    pressByMouse(within(carousel()).getByRole("button", { name: "Next slide" }))
    expect(shown()).toEqual([titles[1]])
    await wait(6000)
    expect(shown()).toEqual([titles[2 % slides.length]])
  })

  it("ends when the keyboard comes after a finger that has scrolled the page", async () => {
    await open()
    const rotation = within(carousel()).getByRole("button", { name: "Stop the slide show" })
    fireEvent.pointerDown(rotation, { pointerType: "touch" })
    fireEvent.pointerCancel(rotation, { pointerType: "touch" })
    act(() => rotation.focus())
    await wait(30_000)
    expect(shown()).toEqual([titles[0]])
  })

  it("keeps its six seconds when the page is rendered again meanwhile", async () => {
    const view = openPage("/")
    await arrive()
    await wait(4000)
    view.rerender(pageElement("/"))
    await wait(2000)
    expect(shown()).toEqual([titles[1]])
  })
})

it("where the slider cannot be fetched, dots and picture agree", async () => {
  jest.doMock("../src/sections/HeroSlider", () => {
    throw new Error("Loading chunk failed")
  })
  openPage("/")
  await act(async () => undefined)
  expect(carousel().querySelector(".slick-slide")).toBeNull()
  for (const index of [...titles.keys()].slice(1).concat(0)) {
    press("Next slide")
    expect(shown()).toEqual([titles[index]])
    expect(dots().map(dot => dot.getAttribute("aria-current"))).toEqual(
      titles.map((_title, dot) => (dot === index ? "true" : null))
    )
  }
})

const twice = (list: unknown) => (Array.isArray(list) ? [...list, list[0]] : list)

it("two slides and two testimonials may have the same name", async () => {
  const said = jest.spyOn(console, "error")
  const files = readFiles()
  useData({
    ...files,
    slides: { ...files["slides"], slides: twice(files["slides"]?.["slides"]) },
    testimonials: { ...files["testimonials"], testimonials: twice(files["testimonials"]?.["testimonials"]) },
  })
  openPage("/")
  await arrive()
  expect(dots()).toHaveLength(slides.length + 1)
  expect(said).not.toHaveBeenCalled()
})

describe("where less motion is preferred", () => {
  it("nothing turns by itself, and there is nothing to pause", async () => {
    preferLessMotion()
    await open()
    await wait(30_000)
    expect(shown()).toEqual([titles[0]])
    expect(within(carousel()).queryByRole("button", { name: /slide show/ })).not.toBeInTheDocument()
  })

  it("slides change at once, each is there once, and they wrap", async () => {
    preferLessMotion()
    await open()
    press("Previous slide")
    expect(shown()).toEqual([titles[last]])
    expect(allSlides()).toHaveLength(slides.length)
    expect(carousel().querySelector<HTMLElement>(".slick-slide")?.style.transition).not.toContain("1000ms")
    press("Next slide")
    expect(shown()).toEqual([titles[0]])
  })

  it("a picture is asked for when its slide is shown, and kept", async () => {
    preferLessMotion()
    await open()
    expect(pictures()).toEqual([titles[0]])
    press("Next slide")
    expect(pictures()).toEqual(titles.slice(0, 2))
    press("Previous slide")
    expect(pictures()).toEqual(titles.slice(0, 2))
  })
})

it("while it turns by itself, only the next picture is asked for ahead", async () => {
  await open()
  expect(pictures()).toEqual(titles.slice(0, 2))
})
