/** @jest-environment jsdom */
import { readdirSync } from "node:fs"
import { act, render, screen, waitFor, within } from "@testing-library/react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { answerField } from "../../src/model/model"
import { listAllPages } from "../../src/model/links/sitePages"
import { pages } from "../../src/model/links/pages"
import { readSite } from "../../src/model/readSite"
import { readData } from "../../testing/data"
import ServicesPage from "../../src/pages/services"
import { InLayout, openPage, pageData, pageElement, routes, serveHtml } from "../../testing/unit/pages"

it("every file in src/pages has an entry in the registry, and every entry has a file", () => {
  const files = Object.values(pages).map(page => `${page.file}.tsx`)
  expect(readdirSync("src/pages").toSorted()).toEqual([...new Set(files)].toSorted())
})

// The code for Gatsby's own head tags is left out of the scripts (plugins/gatsby-plugin-on-demand/build/webpack.ts), so these
// tags would be lost after a client navigation.
it("no page exports Gatsby's Head, because the head tags come from react-helmet", () => {
  for (const file of readdirSync("src/pages"))
    expect(Object.keys(jest.requireActual(`../../src/pages/${file}`))).not.toContain("Head")
})

const { care, clinic, policies } = readData()

// Titles of pages that search engines do not list. A browser test compares the others.
const titles = [
  ["/404.html", "Page not found | Mopane Medical Centre"],
  ["/offline/", "No network | Mopane Medical Centre"],
  ["/message-sent/", "Message Sent! | Mopane Medical Centre"],
] as const

it.each(titles)("%s has the title “%s”", async (route, title) => {
  jest.spyOn(console, "error").mockImplementation(() => undefined)
  openPage(route)
  await waitFor(() => expect(document.title).toBe(title))
})

it.each(["privacy", "terms", "accessibility"] as const)("the page of the policy %s has its text", name => {
  expect(serveHtml(`/${name}/`).querySelector("h1")?.textContent).toBe(policies[name].heading)
})

it("another policy is a page with its own text", () => {
  const imprint = { ...policies.privacy, enabled: true, address: "imprint", link: "Imprint", heading: "Imprint" }
  const files = { ...readData(), policies: { ...policies, others: [imprint] } }
  expect(listAllPages(readSite(files))).toContain("imprint")
  expect(answerField("policy", files, undefined, "imprint")).toMatchObject({ heading: "Imprint" })
})

it("Where to go is a page by itself in a language into which nothing else of Our Services is translated", () => {
  const { content } = pageData("/services/")
  render(<ServicesPage data={{ content }} pageContext={{ isPart: true }} />, {
    wrapper: ({ children }) => <InLayout route="/services/">{children}</InLayout>,
  })
  const main = screen.getByRole("main")
  expect(within(main).getByRole("heading", { level: 1 })).toHaveTextContent(care.heading)
  expect(within(main).getAllByRole("heading", { level: 2 })).toHaveLength(3)
})

it.each(routes)("on %s a link that shows a number calls it, and the others call the main phone", route => {
  for (const link of serveHtml(route).querySelectorAll('a[href^="tel:"]')) {
    const [shown = clinic.phone] = /\+?\d[\d ]*\d/.exec(link.textContent ?? "") ?? []
    expect(`${link.textContent} ${link.getAttribute("href")}`).toBe(
      `${link.textContent} tel:${shown.replaceAll(" ", "")}`
    )
  }
})

const paths = new Set<string>(Object.values(pages).map(({ path }) => path))
const isKnown = (href: string) => paths.has(href) || href === "/clinic.vcf" || href.startsWith("/static/")

// The 404 page logs the attempted path ("Pages" in docs/product.md). styled-components finds a document in jsdom, and
// uses layout effects during server rendering.
const expectedErrors = /^404:|useLayoutEffect does nothing on the server/

it.each(routes)(
  "%s renders on the server, hydrates without a warning, and links only to pages of the registry",
  async route => {
    const element = pageElement(route)
    const consoleError = jest.spyOn(console, "error").mockImplementation(() => undefined)
    document.body.innerHTML = `<div id="root">${renderToString(element)}</div>`
    const container = document.getElementById("root")
    if (!container) throw new Error("The document has no root.")
    const mismatches: unknown[] = []
    const root = await act(async () =>
      hydrateRoot(container, element, { onRecoverableError: error => mismatches.push(error) })
    )
    expect(mismatches).toEqual([])
    await waitFor(() => expect(document.title).toContain(clinic.name))
    expect(consoleError.mock.calls.map(call => String(call[0])).filter(text => !expectedErrors.test(text))).toEqual([])
    const links = Array.from(container.querySelectorAll("a[href]"), link => link.getAttribute("href") ?? "")
    expect(links.length).toBeGreaterThan(10)
    const internal = links.filter(href => href.startsWith("/")).map(href => href.replace(/[#?].*/, ""))
    expect(internal.filter(href => !isKnown(href))).toEqual([])
    await act(async () => root.unmount())
  }
)
