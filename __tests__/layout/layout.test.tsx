/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react"
import { ErrorBoundary } from "../../src/layout/ErrorScreen"
import { InEnglish, InLayout, openPage, pageElement, serveHtml } from "../../testing/unit/pages"

// The sample's phone number.
const phone = "+263 00 000 0000"
const phoneLink = "tel:+263000000000"

/** The links of a navigation, each with its label and its address. */
const linksOf = (parent: HTMLElement, navigation: string) =>
  within(within(parent).getByRole("navigation", { name: navigation }))
    .getAllByRole("link")
    .map(link => [link.textContent, link.getAttribute("href")])

it("client navigation works in a browser without popovers", () => {
  const matches = Element.prototype.matches
  jest.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, selector) {
    if (selector.includes(":popover-open")) throw new SyntaxError(`${selector} is not a valid selector.`)
    return matches.call(this, selector)
  })
  const { rerender } = openPage("/about/")
  rerender(pageElement("/faq/"))
  expect(screen.getByRole("navigation", { name: "Main" })).toBeInTheDocument()
})

it("the footer shows the quick links and one to the guides for patients, contact details, hours, and placeholders for two documents", () => {
  openPage("/about/")
  const footer = screen.getByRole("contentinfo")
  expect(linksOf(footer, "Quick Links")).toEqual([
    ["Our Services", "/services/"],
    ["About Us", "/about/"],
    ["Book Appointment", "/appointment/"],
    ["FAQ", "/faq/"],
    ["For Patients", "/patients/"],
  ])
  expect(within(footer).getByRole("link", { name: phone })).toHaveAttribute("href", phoneLink)
  expect(within(footer).getByRole("link", { name: "info@example.com" })).toHaveAttribute(
    "href",
    "mailto:info@example.com"
  )
  expect(footer).toHaveTextContent("Mopane, Zimbabwe")
  expect(footer).toHaveTextContent("24 Hrs")
  for (const name of ["Privacy Policy", "Terms of Service"]) {
    expect(within(footer).getByText(name)).toBeInTheDocument()
    expect(within(footer).queryByRole("link", { name })).not.toBeInTheDocument()
  }
})

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
