import { type RenderOptions, render } from "@testing-library/react"
import type { ComponentType } from "react"
import { renderToString } from "react-dom/server"
import { Layout } from "../../src/layout/Layout"
import { runQuery } from "./graph"

/** The routes of the site and the files that make them (specification section 2). */
export const routes = {
  "/": () => jest.requireActual("../../src/pages/index"),
  "/services/": () => jest.requireActual("../../src/pages/services"),
  "/about/": () => jest.requireActual("../../src/pages/about"),
  "/contact/": () => jest.requireActual("../../src/pages/contact"),
  "/faq/": () => jest.requireActual("../../src/pages/faq"),
  "/appointment/": () => jest.requireActual("../../src/pages/appointment"),
  "/404.html": () => jest.requireActual("../../src/pages/404"),
} as const

export type Route = keyof typeof routes

interface PageModule {
  default: ComponentType<{ data: unknown }>
  query: string
}

/** A whole page as Gatsby renders it: its query answered from the content, inside the layout. */
export const pageElement = (route: Route) => {
  // A query may use a fragment that only another page's section brings.
  for (const load of Object.values(routes)) load()
  const { default: Page, query }: PageModule = routes[route]()
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
