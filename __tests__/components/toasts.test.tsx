import { act, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { notify } from "../../src/components/notify"
import { en } from "../../src/words/en"
import { openPage, pageElement } from "../support/unit/pages"

/** The visible toasts, oldest first. */
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

/** The progress bar, whose animation is the toast's clock. jsdom runs no animations, so tests end them. */
const progressBar = (title: string): HTMLElement => {
  const bar = toastNamed(title).querySelector<HTMLElement>('[role="progressbar"]')
  if (!bar) throw new Error("The toast has no progress bar.")
  return bar
}

/** Ends the animation in which a toast appears. Its time runs from then on. */
const appear = (title: string) => fireEvent.animationEnd(toastNamed(title))

const expire = (title: string) => {
  const toast = toastNamed(title)
  fireEvent.animationEnd(progressBar(title))
  fireEvent.animationEnd(toast)
}

const isRunning = (title: string) => progressBar(title).style.animationPlayState === "running"

const closeButton = (index = 0) => {
  const button = screen.getAllByRole("button", { name: "Close notification" })[index]
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

afterEach(() => {
  jest.restoreAllMocks()
  jest.dontMock("../../src/components/Toasts")
})

it("renders no container before the first toast", () => {
  openPage("/about/")
  expect(document.querySelector(".Toastify")).toBeNull()
})

it("shows at most three toasts, and the newest that waits when one disappears", async () => {
  openPage("/about/")
  await add("one", "two", "three", "four", "five")
  expect(titles()).toEqual(["one", "two", "three"])
  expire("one")
  await waitFor(() => expect(titles()).toEqual(["two", "three", "five"]))
  expire("three")
  await waitFor(() => expect(titles()).toEqual(["two", "five"]))
})

it("shows a toast for four seconds", async () => {
  openPage("/about/")
  await add("one")
  appear("one")
  expect(progressBar("one").style.animationDuration).toBe("4000ms")
  expect(isRunning("one")).toBe(true)
  expire("one")
  await waitFor(() => expect(titles()).toEqual([]))
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

it("removes a closed toast and continues the others", async () => {
  await openWithTwo()
  act(() => closeButton().focus())
  fireEvent.click(closeButton())
  const closing = toastNamed("one")
  fireEvent.animationEnd(closing)
  await waitFor(() => expect(titles()).toEqual(["two"]))
  expect(isRunning("two")).toBe(true)
})

/** Where the focus is before it enters a toast. */
const origin = () => {
  const found = screen.getAllByRole("link", { name: "Call Now" })[0]
  if (!found) throw new Error("There is no link to come from.")
  return found
}

/** Goes from a link to the older of two toasts, and within it to its button. */
const enterOlder = async () => {
  await openWithTwo()
  act(() => origin().focus())
  act(() => toastNamed("one").focus())
  act(() => closeButton().focus())
}

/** Ends the older of two toasts, which is closing. */
const expectOneClosed = async () => {
  fireEvent.animationEnd(toastNamed("one"))
  await waitFor(() => expect(titles()).toEqual(["two"]))
  expect(isRunning("two")).toBe(true)
}

describe("the focus after a toast is closed", () => {
  it("is where it was before, by the button", async () => {
    await enterOlder()
    fireEvent.click(closeButton())
    expect(origin()).toHaveFocus()
    await expectOneClosed()
  })

  it.each(["button", "toast"])("is where it was before, by Escape on the %s", async place => {
    await enterOlder()
    if (place === "toast") act(() => toastNamed("one").focus())
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" })
    expect(origin()).toHaveFocus()
    await expectOneClosed()
  })

  it("is where it was before another window had it", async () => {
    await enterOlder()
    act(() => closeButton().blur())
    act(() => closeButton().focus())
    fireEvent.click(closeButton())
    expect(origin()).toHaveFocus()
  })

  it("is on the page's content where what had it is gone", async () => {
    await enterOlder()
    origin().remove()
    fireEvent.click(closeButton())
    expect(screen.getByRole("main")).toHaveFocus()
  })

  it("stays after a press with a pointer", async () => {
    await enterOlder()
    fireEvent.click(closeButton(), { detail: 1 })
    expect(closeButton()).toHaveFocus()
    await expectOneClosed()
  })
})

it("removes what is no longer true once it succeeds", async () => {
  openPage("/about/")
  await fail("missing")
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
  expect(screen.getByRole("heading", { level: 1 })).toBeInTheDocument()
})
