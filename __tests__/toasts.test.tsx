import { act, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { notify } from "../src/notifications/notify"
import { openPage, pageElement } from "./support/pages"

/** The toasts on the screen, oldest first. */
const toasts = () => [...document.querySelectorAll<HTMLElement>(".Toastify__toast")]
const titles = () => toasts().map(toast => toast.querySelector("strong")?.textContent)
const say = async (...names: string[]) => {
  for (const title of names) await act(() => notify({ kind: "success", title, message: `${title} it is.` }))
}

const toastNamed = (title: string): HTMLElement => {
  const found = toasts().find(toast => toast.querySelector("strong")?.textContent === title)
  if (!found) throw new Error(`no toast ${title}`)
  return found
}

/** The library's clock: jsdom runs no animations, so tests end them. */
const clock = (title: string): HTMLElement => {
  const bar = toastNamed(title).querySelector<HTMLElement>('[role="progressbar"]')
  if (!bar) throw new Error("no clock")
  return bar
}

/** Comes onto the screen: the clock runs from then on. */
const arrive = (title: string) => fireEvent.animationEnd(toastNamed(title))

const endLife = (title: string) => {
  const toast = toastNamed(title)
  fireEvent.animationEnd(clock(title))
  fireEvent.animationEnd(toast)
}

const isRunning = (title: string) => clock(title).style.animationPlayState === "running"

afterEach(() => {
  jest.restoreAllMocks()
  jest.dontMock("../src/notifications/Toasts")
})

it("stand in no page before the first is said", () => {
  openPage("/about/")
  expect(document.querySelector(".Toastify")).toBeNull()
})

it("success is a status, failure an alert", async () => {
  openPage("/about/")
  await act(() => notify({ kind: "success", title: "Good", message: "It went." }))
  await act(() => notify({ kind: "error", title: "Bad", message: "It did not." }))
  expect(screen.getAllByRole("status").map(status => status.textContent)).toContain("GoodIt went.")
  expect(screen.getByRole("alert")).toHaveTextContent("BadIt did not.")
})

it("are at most three at once; the next comes when one goes", async () => {
  openPage("/about/")
  await say("one", "two", "three", "four", "five")
  expect(titles()).toEqual(["one", "two", "three"])
  endLife("one")
  await waitFor(() => expect(titles()).toEqual(["two", "three", "four"]))
  endLife("three")
  await waitFor(() => expect(titles()).toEqual(["two", "four", "five"]))
})

it("live for four seconds", async () => {
  openPage("/about/")
  await say("one")
  arrive("one")
  expect(clock("one").style.animationDuration).toBe("4000ms")
  expect(isRunning("one")).toBe(true)
  endLife("one")
  await waitFor(() => expect(titles()).toEqual([]))
})

it("wait while the pointer is over them", async () => {
  openPage("/about/")
  await say("one", "two")
  arrive("one")
  arrive("two")
  fireEvent.mouseEnter(toastNamed("one"))
  expect(["one", "two"].map(isRunning)).toEqual([false, true])
  fireEvent.mouseLeave(toastNamed("one"))
  expect(["one", "two"].map(isRunning)).toEqual([true, true])
})

it("wait while the focus is in one of them", async () => {
  openPage("/about/")
  await say("one", "two")
  arrive("one")
  arrive("two")
  const [close] = screen.getAllByRole("button", { name: "Close notification" })
  act(() => close?.focus())
  expect(["one", "two"].map(isRunning)).toEqual([false, false])
  act(() => toastNamed("two").focus())
  expect(["one", "two"].map(isRunning)).toEqual([false, false])
  act(() => toastNamed("two").blur())
  expect(["one", "two"].map(isRunning)).toEqual([true, true])
})

it("go when they are closed, and the others do not wait for the focus that went with them", async () => {
  openPage("/about/")
  await say("one", "two")
  arrive("one")
  arrive("two")
  const [close] = screen.getAllByRole("button", { name: "Close notification" })
  act(() => close?.focus())
  fireEvent.click(close ?? document.body)
  const closing = toastNamed("one")
  fireEvent.animationEnd(closing)
  await waitFor(() => expect(titles()).toEqual(["two"]))
  expect(isRunning("two")).toBe(true)
})

it("stay while the visitor goes to another page", async () => {
  const view = openPage("/contact/")
  await say("one")
  const before = toastNamed("one")
  view.rerender(pageElement("/about/"))
  expect(toastNamed("one")).toBe(before)
})

it("where they cannot be fetched, the browser's own box speaks and the page stays", async () => {
  const box = jest.spyOn(window, "alert").mockImplementation(() => undefined)
  jest.doMock("../src/notifications/Toasts", () => {
    throw new Error("Loading chunk failed")
  })
  render(pageElement("/about/"))
  await act(() => notify({ kind: "error", title: "Bad", message: "It did not." }))
  expect(box).toHaveBeenCalledWith("Bad\nIt did not.")
  expect(screen.getByRole("heading", { level: 1 })).toBeInTheDocument()
})
