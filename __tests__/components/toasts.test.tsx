/** @jest-environment jsdom */
import { act, fireEvent, render, waitFor } from "@testing-library/react"
import { notify } from "../../src/components/notify"
import { en } from "../../src/words/en"
import { openPage, pageElement } from "../../testing/unit/pages"

/** Returns the visible toasts, oldest first. */
const toasts = () => [...document.querySelectorAll<HTMLElement>(".Toastify__toast")]
const titles = () => toasts().map(toast => toast.querySelector("strong")?.textContent)
const fail = (title: string) => act(() => notify({ kind: "error", title, message: "It did not." }, en.form))
const add = async (...names: string[]) => {
  for (const title of names) await act(() => notify({ kind: "success", title, message: `${title} it is.` }, en.form))
}

const toastNamed = (title: string): HTMLElement => {
  const found = toasts().find(toast => toast.querySelector("strong")?.textContent === title)
  if (!found) throw new Error(`There is no toast “${title}”.`)
  return found
}

/** Returns a toast's progress bar, whose animation is its timer. jsdom runs no animations, so tests end them. */
const progressBar = (title: string): HTMLElement => {
  const bar = toastNamed(title).querySelector<HTMLElement>('[role="progressbar"]')
  if (!bar) throw new Error("The toast has no progress bar.")
  return bar
}

/** Ends the animation with which a toast appears. Its timer runs from then on. */
const appear = (title: string) => fireEvent.animationEnd(toastNamed(title))

const expire = (title: string) => {
  const toast = toastNamed(title)
  fireEvent.animationEnd(progressBar(title))
  fireEvent.animationEnd(toast)
}

const isRunning = (title: string) => progressBar(title).style.animationPlayState === "running"

const closeButton = () => {
  const button = document.querySelector<HTMLElement>('button[aria-label="Close notification"]')
  if (!button) throw new Error("There is no toast to close.")
  return button
}

/** Opens a page with two visible toasts. */
const openWithTwo = async () => {
  openPage("/about/")
  await add("one", "two")
  appear("one")
  appear("two")
}

afterEach(() => jest.dontMock("../../src/components/Toasts"))

it("shows at most three toasts, and the newest that waits when one disappears", async () => {
  openPage("/about/")
  await add("one", "two", "three", "four", "five")
  expect(titles()).toEqual(["one", "two", "three"])
  expire("one")
  await waitFor(() => expect(titles()).toEqual(["two", "three", "five"]))
  expire("three")
  await waitFor(() => expect(titles()).toEqual(["two", "five"]))
})

it("shows an icon that is there when the network is gone, and that screen readers leave out", async () => {
  openPage("/about/")
  await add("one")
  await fail("two")
  for (const title of ["one", "two"]) {
    const icon = toastNamed(title).querySelector("svg")
    expect(icon).toHaveAttribute("aria-hidden", "true")
    expect(icon?.querySelector("path")).toBeInTheDocument()
    expect(icon?.querySelector("use")).not.toBeInTheDocument()
  }
})

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ")

// The title adds one word.
it.each([
  ["success", 40, false, "4000ms"],
  ["error", 19, false, "4000ms"],
  ["error", 29, false, "15000ms"],
  ["error", 5, true, "4000ms"],
  ["success", 29, true, "15000ms"],
] as const)("a toast shows %s with %i words, which scroll: %s, for %s", async (kind, count, isLarge, time) => {
  // jsdom lays out nothing.
  jest.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(isLarge ? 1 : 0)
  openPage("/about/")
  await act(() => notify({ kind, title: "Title", message: words(count) }, en.form))
  expect(progressBar("Title").style.animationDuration).toBe(time)
})

it("pauses all toasts while the focus is in one of them", async () => {
  await openWithTwo()
  act(() => closeButton().focus())
  expect(["one", "two"].map(isRunning)).toEqual([false, false])
  act(() => toastNamed("two").focus())
  expect(["one", "two"].map(isRunning)).toEqual([false, false])
  act(() => toastNamed("two").blur())
  expect(["one", "two"].map(isRunning)).toEqual([true, true])
})

/** Returns the link that has the focus before it moves into a toast. */
const origin = () => {
  const found = [...document.querySelectorAll("a")].find(link => link.text.startsWith("Call Now"))
  if (!found) throw new Error("There is no link to come from.")
  return found
}

/** Moves the focus from a link to the older of two toasts, and then to its button. */
const enterOlder = async () => {
  await openWithTwo()
  act(() => origin().focus())
  act(() => toastNamed("one").focus())
  act(() => closeButton().focus())
}

describe("the focus after a toast is closed", () => {
  it.each(["press on the button", "Escape on the button", "Escape on the toast"])(
    "returns to where it was before, after %s, and the other toast continues",
    async action => {
      await enterOlder()
      if (action.endsWith("toast")) act(() => toastNamed("one").focus())
      if (action.startsWith("Escape")) fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" })
      else fireEvent.click(closeButton())
      expect(origin()).toHaveFocus()
      fireEvent.animationEnd(toastNamed("one"))
      await waitFor(() => expect(titles()).toEqual(["two"]))
      expect(isRunning("two")).toBe(true)
    }
  )

  it("returns to where it was before another window had it", async () => {
    await enterOlder()
    act(() => closeButton().blur())
    act(() => closeButton().focus())
    fireEvent.click(closeButton())
    expect(origin()).toHaveFocus()
  })

  it("goes to the page's content if the element that had it is gone", async () => {
    await enterOlder()
    origin().remove()
    fireEvent.click(closeButton())
    expect(document.querySelector("main")).toHaveFocus()
  })

  it("stays where it is after a press with a pointer", async () => {
    await enterOlder()
    fireEvent.click(closeButton(), { detail: 1 })
    expect(closeButton()).toHaveFocus()
  })
})

it("stay when the page goes, and come again after something has removed them", async () => {
  const { unmount } = openPage("/about/")
  await add("one")
  unmount()
  expect(titles()).toEqual(["one"])
  document.body.replaceChildren()
  await add("two")
  expect(titles()).toEqual(["two"])
})

it("have names in the language of the page", async () => {
  openPage("/about/")
  await add("one")
  await act(() => notify({ kind: "success", title: "two", message: "It is." }, { ...en.form, notifications: "Avisos" }))
  expect(document.querySelector("section[aria-label^=Avisos]")).toContainElement(toastNamed("two"))
})

it("a success removes the toasts of earlier failures", async () => {
  openPage("/about/")
  await fail("missing")
  // Screen readers announce it at once, not when they are done with something else.
  expect(toastNamed("missing")).toHaveAttribute("role", "alert")
  appear("missing")
  await add("sent")
  fireEvent.animationEnd(toastNamed("missing"))
  await waitFor(() => expect(titles()).toEqual(["sent"]))
})

it("uses the browser's own dialog when the toasts cannot be loaded, and keeps the page", async () => {
  const dialog = jest.spyOn(window, "alert").mockImplementation(() => undefined)
  jest.doMock("../../src/components/Toasts", () => {
    throw new Error("Loading chunk failed")
  })
  render(pageElement("/about/"))
  await fail("Bad")
  expect(dialog).toHaveBeenCalledWith("Bad\nIt did not.")
  expect(document.querySelector("h1")).toBeInTheDocument()
})
