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

// Gatsby compiles these modules by the same contract: a component and the text of its query.
const load = (file: string): PageModule => jest.requireActual(`../../src/pages/${file}`)

/** Every page's address; Gatsby renders the 404 page at this one. */
export type Route = Exclude<PagePath, "/404/"> | "/404.html"

const routeOf = (path: PagePath): Route => (path === "/404/" ? "/404.html" : path)

const files = new Map(Object.values(pages).map(({ path, file }) => [routeOf(path), file]))

/** The routes of the site (specification section 2). */
export const routes: readonly Route[] = [...files.keys()]

/** A page's component and its query. */
const loadPage = (route: Route): PageModule => {
  // A query may use a fragment that only another page's section brings.
  for (const file of files.values()) load(file)
  return load(files.get(route) ?? "")
}

/** The answer to a page's query. */
export const pageData = (route: Route): unknown => runQuery(loadPage(route).query)

/** A whole page as Gatsby renders it: its query answered from the content, inside the layout. */
export const pageElement = (route: Route) => {
  const { default: Page, query } = loadPage(route)
  return (
    <Layout path={route}>
      <Page data={runQuery(query)} />
    </Layout>
  )
}

/** Opens a page as after client navigation. */
export const openPage = (route: Route, options?: RenderOptions) => render(pageElement(route), options)

/** The page's HTML in the document, as it is before React comes. */
export const serveHtml = (route: Route): HTMLElement => {
  // styled-components, which sees jsdom's document, takes the server for a browser and uses layout effects there.
  const silent = jest.spyOn(console, "error").mockImplementation(() => undefined)
  const container = document.createElement("div")
  container.innerHTML = renderToString(pageElement(route))
  document.body.append(container)
  silent.mockRestore()
  return container
}
