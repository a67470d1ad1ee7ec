import { render, screen, within } from "@testing-library/react"
import { ErrorBoundary } from "../src/layout/ErrorScreen"
import { Layout } from "../src/layout/Layout"
import { readData } from "./support/data"
import { openPage, pageElement, serveHtml } from "./support/pages"

const { clinic } = readData()
const tel = `tel:${clinic.phone.replaceAll(" ", "")}`

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  document.body.innerHTML = ""
})

const links = (place: HTMLElement) =>
  within(place)
    .getAllByRole("link")
    .map(link => [link.textContent, link.getAttribute("href")])

it("the header leads to the five pages, the phone and the appointment", () => {
  openPage("/about/")
  const header = screen.getByRole("banner")
  expect(links(within(header).getByRole("navigation", { name: "Main" }))).toEqual([
    ["Home", "/"],
    ["Services", "/services/"],
    ["About", "/about/"],
    ["Contact", "/contact/"],
    ["FAQ", "/faq/"],
  ])
  expect(within(header).getByRole("link", { name: "Call Now" })).toHaveAttribute("href", tel)
  expect(within(header).getByRole("link", { name: "Book Appointment" })).toHaveAttribute("href", "/appointment/")
})

it("in a browser without popovers the page stays when a link within it is followed", () => {
  const matches = Element.prototype.matches
  jest.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, selector) {
    if (selector.includes(":popover-open")) throw new SyntaxError(`${selector} is not a valid selector.`)
    return matches.call(this, selector)
  })
  const { rerender } = openPage("/about/")
  rerender(pageElement("/faq/"))
  expect(screen.getByRole("navigation", { name: "Main" })).toBeInTheDocument()
})

it("the footer has quick links, contact, hours, and two papers that are not written yet", () => {
  openPage("/about/")
  const footer = screen.getByRole("contentinfo")
  expect(links(within(footer).getByRole("navigation", { name: "Quick Links" }))).toEqual([
    ["Our Services", "/services/"],
    ["About Us", "/about/"],
    ["Book Appointment", "/appointment/"],
    ["FAQ", "/faq/"],
  ])
  expect(within(footer).getByRole("link", { name: clinic.phone })).toHaveAttribute("href", tel)
  expect(within(footer).getByRole("link", { name: clinic.emails.info })).toHaveAttribute(
    "href",
    `mailto:${clinic.emails.info}`
  )
  expect(footer).toHaveTextContent(clinic.address.town)
  expect(footer).toHaveTextContent(clinic.hours.time)
  for (const name of ["Privacy Policy", "Terms of Service"]) {
    expect(within(footer).getByText(name)).toBeInTheDocument()
    expect(within(footer).queryByRole("link", { name })).not.toBeInTheDocument()
  }
})

it("the footer keeps the year that is in the HTML until it has been taken over, whatever it is", () => {
  const said = jest.spyOn(console, "error")
  const container = serveHtml("/about/")
  const year = within(screen.getByRole("contentinfo")).getByText(String(new Date().getFullYear()))
  year.textContent = "2001"
  render(pageElement("/about/"), { container, hydrate: true })
  expect(year).toBeInTheDocument()
  expect(year).toHaveTextContent(String(new Date().getFullYear()))
  expect(said).not.toHaveBeenCalled()
})

it("the footer names this year, also in a page built last year", () => {
  jest.useFakeTimers({ now: new Date("2030-12-31T12:00:00Z") })
  const said = jest.spyOn(console, "error")
  const container = serveHtml("/about/")
  expect(screen.getByRole("contentinfo")).toHaveTextContent("© 2030")
  jest.setSystemTime(new Date("2031-01-01T12:00:00Z"))
  render(pageElement("/about/"), { container, hydrate: true })
  expect(screen.getByRole("contentinfo")).toHaveTextContent("© 2031")
  expect(screen.getByRole("contentinfo")).not.toHaveTextContent("2030")
  expect(said).not.toHaveBeenCalled()
})

const Broken = ({ thrown }: { thrown: unknown }): never => {
  throw thrown
}

describe("an unexpected error", () => {
  beforeEach(() => {
    jest.spyOn(console, "error").mockImplementation(() => undefined)
  })

  it("shows the message, the stack, a way home and the phone number, between header and footer", () => {
    const error = new Error("The page <b>broke</b>")
    render(
      <Layout path="/about/">
        <Broken thrown={error} />
      </Layout>
    )
    const screenOfError = screen.getByRole("alert")
    expect(
      within(screenOfError).getByRole("heading", { level: 1, name: "Unexpected Application Error!" })
    ).toBeInTheDocument()
    expect(within(screenOfError).getByText(error.message)).toBeInTheDocument()
    expect(
      within(screenOfError).getByText(text => text.startsWith("Error: ") && text.includes("at "))
    ).toBeInTheDocument()
    expect(within(screenOfError).getByRole("link", { name: /Home/ })).toHaveAttribute("href", "/")
    expect(within(screenOfError).getByRole("link", { name: clinic.phone })).toHaveAttribute("href", tel)
    expect(screen.getByRole("banner")).toBeInTheDocument()
    expect(screen.getByRole("contentinfo")).toBeInTheDocument()
  })

  it.each([
    ["a text", "no network", "no network"],
    ["nothing", undefined, "Unknown error"],
  ])("that is %s is shown too", (_name, thrown, words) => {
    render(
      <ErrorBoundary phone={clinic.phone}>
        <Broken thrown={thrown} />
      </ErrorBoundary>
    )
    expect(within(screen.getByRole("alert")).getByText(words)).toBeInTheDocument()
  })

  it("is left behind on another page", () => {
    const view = render(
      <Layout path="/about/">
        <Broken thrown={new Error("broke")} />
      </Layout>
    )
    view.rerender(pageElement("/services/"))
    expect(screen.queryByRole("alert")).not.toBeInTheDocument()
    expect(screen.getByRole("main")).toBeInTheDocument()
  })
})

it("the 404 page says the attempted path on the console and leads home", () => {
  const said = jest.spyOn(console, "error").mockImplementation(() => undefined)
  window.history.replaceState(null, "", "/no/such/page?x=1")
  openPage("/404.html")
  expect(said.mock.calls.map(call => String(call[0]))).toContainEqual(expect.stringContaining("/no/such/page"))
  const page = screen.getByRole("main")
  expect(within(page).getByRole("heading", { level: 1, name: "404" })).toBeInTheDocument()
  expect(within(page).getByText("Oops! Page not found")).toBeInTheDocument()
  expect(within(page).getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/")
  window.history.replaceState(null, "", "/")
})
