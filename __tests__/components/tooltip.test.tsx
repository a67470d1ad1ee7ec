/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react"
import { Tooltip } from "../../src/components/Tooltip"

const button = (name = "Next") => screen.getByRole("button", { name })
const enter = (name?: string) => fireEvent.pointerEnter(button(name), { pointerType: "mouse" })
const leave = (name?: string) => fireEvent.pointerLeave(button(name), { pointerType: "mouse" })
const tooltip = () => document.querySelector("[data-tooltip]")
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const renderTwo = () =>
  render(
    <>
      <Tooltip text="To the next slide">
        <button type="button">Next</button>
      </Tooltip>
      <Tooltip text="To the previous slide">
        <button type="button">Previous</button>
      </Tooltip>
    </>
  )

beforeEach(() => {
  jest.useFakeTimers()
  // Waits until no tooltip of the previous test can have an effect.
  jest.advanceTimersByTime(60_000)
  renderTwo()
  wait(1000)
})

it("opens 700 ms after the pointer has entered", () => {
  enter()
  wait(699)
  expect(tooltip()).not.toBeInTheDocument()
  wait(1)
  expect(tooltip()).toHaveTextContent("To the next slide")
  // A screen reader reads the control's own name alone.
  expect(tooltip()).toHaveAttribute("aria-hidden", "true")
  leave()
  expect(tooltip()).not.toBeInTheDocument()
})

it("closes when its control has moved away from a resting pointer", () => {
  enter()
  wait(700)
  fireEvent.pointerOver(button())
  expect(tooltip()).toBeInTheDocument()
  fireEvent.pointerOver(document.body)
  expect(tooltip()).not.toBeInTheDocument()
})

it("does not open when the pointer has left before, or for a touch", () => {
  enter()
  wait(600)
  leave()
  fireEvent.pointerEnter(button(), { pointerType: "touch" })
  wait(5000)
  expect(tooltip()).not.toBeInTheDocument()
})

it.each([
  [299, true],
  [300, false],
])("%i ms after another tooltip, the next one opens at once: %s", (milliseconds, isAtOnce) => {
  enter()
  wait(700)
  leave()
  wait(milliseconds)
  enter("Previous")
  expect(Boolean(tooltip())).toBe(isAtOnce)
  wait(700)
  expect(tooltip()).toHaveTextContent("To the previous slide")
  leave("Previous")
})

it("opens at once on keyboard focus and closes on blur", () => {
  act(() => button().focus())
  expect(tooltip()).toHaveTextContent("To the next slide")
  act(() => button("Previous").focus())
  expect(tooltip()).toHaveTextContent("To the previous slide")
  act(() => button("Previous").blur())
  expect(tooltip()).not.toBeInTheDocument()
})

it("closes on Escape, and keeps the focus", () => {
  act(() => button().focus())
  fireEvent.keyDown(button(), { key: "Escape" })
  expect(tooltip()).not.toBeInTheDocument()
  expect(button()).toHaveFocus()
  act(() => button().blur())
  enter()
  wait(700)
  fireEvent.keyDown(document.body, { key: "Escape" })
  expect(tooltip()).not.toBeInTheDocument()
})

it("stays open until neither the focus nor the pointer is on the control", () => {
  act(() => button().focus())
  enter()
  wait(700)
  leave()
  expect(tooltip()).toHaveTextContent("To the next slide")
  enter()
  act(() => button().blur())
  expect(tooltip()).toHaveTextContent("To the next slide")
  leave()
  expect(tooltip()).not.toBeInTheDocument()
})
