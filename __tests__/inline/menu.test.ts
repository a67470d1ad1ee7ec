/** @jest-environment jsdom */
import { watchMenu } from "../../src/inline/menu"

let controller: AbortController

const element = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`There is no element “${id}”.`)
  return found
}

/** What the browser sends when the menu opens or closes. */
const toggle = (newState: "open" | "closed") =>
  element("menu").dispatchEvent(Object.assign(new Event("beforetoggle"), { newState }))

beforeEach(() => {
  document.body.innerHTML = `<div id="wrapper" tabindex="-1">
    <a href="/" id="before">Name</a>
    <button popovertarget="menu" id="button">Menu</button>
    <nav popover id="menu"><a href="/about/" id="first">About</a><a href="/faq/" id="last">FAQ</a></nav>
    <a href="/appointment/" id="after">Book</a>
  </div>`
  controller = new AbortController()
  watchMenu(controller.signal)
  element("menu").hidePopover = jest.fn()
})

afterEach(() => {
  controller.abort()
  document.body.innerHTML = ""
})

it.each([
  ["last", "after"],
  ["button", "before"],
])("closes when the focus goes from the %s control of the menu to the one %s it", (from, to) => {
  toggle("open")
  element(from).focus()
  element(to).focus()
  expect(element("menu").hidePopover).toHaveBeenCalledTimes(1)
})

it.each([
  ["another link of the menu", () => element("last").focus()],
  ["its button", () => element("button").focus()],
  ["nothing", () => element("first").blur()],
  // Where a press on a link does not focus the link.
  ["the element around the page", () => element("wrapper").focus()],
])("stays open when the focus goes to %s", (_name, move) => {
  toggle("open")
  element("first").focus()
  move()
  expect(element("menu").hidePopover).not.toHaveBeenCalled()
})

it("is not closed when it is not open", () => {
  toggle("open")
  toggle("closed")
  element("after").focus()
  expect(element("menu").hidePopover).not.toHaveBeenCalled()
})
