/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react"
import { ErrorBoundary } from "../../src/layout/ErrorScreen"
import { InEnglish, InLayout, pageElement, serveHtml } from "../../testing/unit/pages"

// The sample's phone number.
const phone = "+263 00 000 0000"
const phoneLink = "tel:+263000000000"

it("the footer shows the current year on a page that was built last year", () => {
  jest.useFakeTimers({ now: new Date("2030-12-31T12:00:00Z") })
  const consoleError = jest.spyOn(console, "error")
  const container = serveHtml("/about/")
  expect(screen.getByRole("contentinfo")).toHaveTextContent("© 2030")
  jest.setSystemTime(new Date("2031-01-01T12:00:00Z"))
  render(pageElement("/about/"), { container, hydrate: true })
  expect(screen.getByRole("contentinfo")).toHaveTextContent("© 2031")
  expect(screen.getByRole("contentinfo")).not.toHaveTextContent("2030")
  expect(consoleError).not.toHaveBeenCalled()
})

const Broken = ({ thrown }: { thrown: unknown }): never => {
  throw thrown
}

describe("the error screen", () => {
  beforeEach(() => {
    jest.spyOn(console, "error").mockImplementation(() => undefined)
  })

  it("shows the message, the stack, a link home and the phone number in place of the whole page", () => {
    const error = new Error("The page <b>broke</b>")
    render(
      <InLayout route="/about/">
        <Broken thrown={error} />
      </InLayout>
    )
    const errorScreen = screen.getByRole("alert")
    expect(
      within(errorScreen).getByRole("heading", { level: 1, name: "Unexpected Application Error!" })
    ).toBeInTheDocument()
    expect(within(errorScreen).getByText(error.message)).toBeInTheDocument()
    expect(
      within(errorScreen).getByText(text => text.startsWith("Error: ") && text.includes("at "))
    ).toBeInTheDocument()
    expect(within(errorScreen).getByRole("link", { name: /Home/ })).toHaveAttribute("href", "/")
    expect(within(errorScreen).getByRole("link", { name: phone })).toHaveAttribute("href", phoneLink)
    expect(screen.getAllByRole("main")).toHaveLength(1)
  })

  it.each([
    ["a string", "no network", "no network"],
    ["nothing", undefined, "Unknown error"],
  ])("shows an error that is %s", (_name, thrown, message) => {
    render(
      <ErrorBoundary path="/about/">
        <Broken thrown={thrown} />
      </ErrorBoundary>,
      { wrapper: InEnglish }
    )
    expect(within(screen.getByRole("alert")).getByText(message)).toBeInTheDocument()
  })

  it("disappears on another page", () => {
    const view = render(
      <InLayout route="/about/">
        <Broken thrown={new Error("broke")} />
      </InLayout>
    )
    view.rerender(pageElement("/services/"))
    expect(screen.queryByRole("alert")).not.toBeInTheDocument()
    expect(screen.getByRole("main")).toBeInTheDocument()
  })
})
