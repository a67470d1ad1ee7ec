import { type RenderOptions, render } from "@testing-library/react"
import type { ComponentType } from "react"
import { renderToString } from "react-dom/server"
import { type PagePath, pages } from "../../src/content/pages"
import { Layout } from "../../src/layout/Layout"
import { runQuery } from "./graph"

interface PageModule {
  default: ComponentType<{ data: unknown }>
  query: string
}

// Every page exports a component and the text of its query, which Gatsby relies on too.
const load = (file: string): PageModule => jest.requireActual(`../../src/pages/${file}`)

/** The address of a page. Gatsby renders the 404 page at this one. */
export type Route = Exclude<PagePath, "/404/"> | "/404.html"

const routeOf = (path: PagePath): Route => (path === "/404/" ? "/404.html" : path)

const files = new Map(Object.values(pages).map(({ path, file }) => [routeOf(path), file]))

/** The routes of the site (specification section 2). */
export const routes: readonly Route[] = [...files.keys()]

/** A page's component and its query. */
const loadPage = (route: Route): PageModule => {
  // A query may use a fragment that only a section of another page defines.
  for (const file of files.values()) load(file)
  const file = files.get(route)
  if (file === undefined) throw new Error(`${route} is not in the registry of pages.`)
  return load(file)
}

/** The answer to a page's query. */
export const pageData = (route: Route): unknown => runQuery(loadPage(route).query)

/** A page as Gatsby renders it: with the answer to its query, inside the layout. */
export const pageElement = (route: Route) => {
  const { default: Page, query } = loadPage(route)
  return (
    <Layout path={route}>
      <Page data={runQuery(query)} />
    </Layout>
  )
}

/** Renders a page as after client navigation. */
export const openPage = (route: Route, options?: RenderOptions) => render(pageElement(route), options)

/** Adds the page's HTML to the document, as it is before hydration. */
export const serveHtml = (route: Route): HTMLElement => {
  // styled-components finds a document in jsdom and uses layout effects on the server, of which React warns.
  const consoleError = jest.spyOn(console, "error").mockImplementation(() => undefined)
  const container = document.createElement("div")
  container.innerHTML = renderToString(pageElement(route))
  document.body.append(container)
  consoleError.mockRestore()
  return container
}
