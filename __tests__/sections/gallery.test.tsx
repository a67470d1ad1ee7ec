/** @jest-environment jsdom */
import { fireEvent, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { openPage } from "../../testing/unit/pages"
import { readData } from "../../testing/data"

/** A look around: the pictures of the about page, and the dialog in which they open large. */

const { about } = readData()
const pictures: { caption: string; alt: string }[] = about.gallery.pictures

const captionOf = (index: number): string => pictures[index]?.caption ?? ""

// jsdom knows the element, but not how it opens and closes.
function showModal(this: HTMLDialogElement) {
  this.setAttribute("open", "")
}
function close(this: HTMLDialogElement) {
  this.removeAttribute("open")
  this.dispatchEvent(new Event("close"))
}
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, { showModal, close })
})

const link = (index: number) => screen.getByRole("link", { name: `Enlarge: ${pictures[index]?.alt}` })
const dialog = () => screen.getByRole("dialog", { name: about.gallery.heading })

const expectShown = (index: number): void => {
  expect(dialog()).toHaveTextContent(`${index + 1} of ${pictures.length}`)
  expect(within(dialog()).getByRole("img", { name: pictures[index]?.alt })).toBeVisible()
  expect(within(dialog()).getByText(captionOf(index))).toBeVisible()
}

/** A finger that is put on the picture and lifted `x` and `y` pixels away. */
const stroke = (x: number, y: number): void => {
  for (const [type, clientX, clientY] of [
    ["pointerdown", 200, 200],
    ["pointerup", 200 + x, 200 + y],
  ] as const) {
    const event = new MouseEvent(type, { bubbles: true, clientX, clientY })
    Object.assign(event, { isPrimary: true })
    fireEvent(within(dialog()).getByRole("img"), event)
  }
}

it("goes on by a swipe, and not by a tap or an upward stroke", async () => {
  const user = userEvent.setup()
  openPage("/about/")
  await user.click(link(0))
  expect(dialog()).toBeVisible()
  stroke(-80, 10)
  expectShown(1)
  stroke(80, 10)
  expectShown(0)
  stroke(-10, 0)
  stroke(-60, -200)
  expectShown(0)
})

it("leaves a link that shall open in another tab to the browser", () => {
  openPage("/about/")
  // jsdom goes to no other page, and says so.
  const silent = jest.spyOn(console, "error").mockImplementation(() => undefined)
  expect(fireEvent.click(link(0), { ctrlKey: true })).toBe(true)
  expect(screen.queryByRole("dialog")).toBeNull()
  silent.mockRestore()
})
