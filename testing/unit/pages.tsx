import { getFields } from "../../plugins/gatsby-plugin-content-model/json"
import { type RenderOptions, render } from "@testing-library/react"
import type { ComponentType, ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { Helmet } from "react-helmet"
import { PageProvider } from "../../src/components/useSite"
import { type PageName, type PagePath, isPageName, pages } from "../../src/model/links/pages"
import { type Site, createPageContext, createSite } from "../../src/gatsby/sites"
import { Layout } from "../../src/layout/Layout"
import { listShownWords } from "../../src/model/links/sitePages"
import { en } from "../../src/words/en"
import type { PageWords } from "../../src/words/useWords"
import { getContent, getSiteFiles, getSites, runQuery, setContent } from "./graph"

interface PageModule {
  default: ComponentType<{ data?: unknown; pageContext?: unknown }>
  query: string
}

interface PageSource {
  file: string
  policy?: object
}

// Every page exports a component and the text of its query, which Gatsby also relies on.
const load = ({ file }: PageSource): PageModule => jest.requireActual(`../../src/pages/${file}`)

/** Path of a page. Gatsby renders the 404 page at /404.html. */
export type Route = Exclude<PagePath, "/404/"> | "/404.html"

const getRoute = (path: PagePath): Route => (path === "/404/" ? "/404.html" : path)

const sources = new Map<Route, PageSource & { name: PageName }>(
  Object.keys(pages)
    .filter(isPageName)
    .map(name => [getRoute(pages[name].path), { name, ...pages[name] }])
)

/** Routes of the site ("Pages" in docs/product.md), including those of the policies, enabled or not. */
export const routes: readonly Route[] = [...sources.keys()]

const getSource = (route: Route) => {
  const source = sources.get(route)
  if (!source) throw new Error(`${route} is not in the registry of pages.`)
  return source
}

/** Returns a page's component and its query. */
const loadPage = (route: Route): PageModule => {
  // A query may use a fragment that is defined only in a section of another page.
  for (const source of sources.values()) load(source)
  return load(getSource(route))
}

// Answer to a query that has the common start of all pages' queries.
type Answer = ReturnType<typeof JSON.parse>

/** Returns the answer of a policy's page as if each policy were enabled, so that it can be tested while it is not. */
const readPolicy = (query: string, name: string): Answer => {
  const content = getContent()
  const policies = Object.entries(getFields(content["policies"])).map(([key, policy]) => [
    key,
    Array.isArray(policy) ? policy : { ...getFields(policy), enabled: true },
  ])
  setContent({ ...content, policies: Object.fromEntries(policies) })
  const answer: Answer = runQuery(query, name)
  setContent(content)
  return answer.content.policy
}

/** Returns the answer to a page's query. */
export const pageData = (route: Route): Answer => {
  const { query } = loadPage(route)
  const { name, policy } = getSource(route)
  const answer: Answer = runQuery(query, name)
  if (policy) answer.content.policy ??= readPolicy(query, name)
  return answer
}

/** Sites keyed by their files, which are other objects after each change of the content. */
const builtSites = new WeakMap<object, Site>()

const getSite = (files: Readonly<Record<string, unknown>>, own: string): Site => {
  const site = builtSites.get(files) ?? createSite(files, own)
  builtSites.set(files, site)
  return site
}

/** Returns the messages that a page receives. */
const getWordsOf = (route: Route): PageWords => {
  const [own = "", ...others] = Object.keys(getSites())
  const create = (language: string) => getSite(getSites()[language] ?? {}, own)
  const { name, file } = getSource(route)
  const site = getSite(getSiteFiles(), own)
  // A page that is off can be tested, too.
  const page = site.pages.find(known => known.name === name) ?? {
    name,
    words: listShownWords(`pages/${file}`),
    isPart: false,
  }
  return createPageContext(site, page, false, [create(own), ...others.map(create)])
}

const english: PageWords = { language: "en", words: en }

/** Provides all English messages and the site's facts to a part of a page. */
export const InEnglish = ({ children }: { children: ReactNode }) => (
  <PageProvider page={english} site={pageData("/about/").content}>
    {children}
  </PageProvider>
)

/** Provides the messages and the site's facts of a page to a part of it. */
export const InPage = ({ route, children }: { route: Route; children: ReactNode }) => (
  <PageProvider page={getWordsOf(route)} site={pageData(route).content}>
    {children}
  </PageProvider>
)

/** Renders the layout of a page around other content. */
export const InLayout = ({ route, children }: { route: Route; children: ReactNode }) => (
  <InPage route={route}>
    <Layout path={route}>{children}</Layout>
  </InPage>
)

/** Returns a page as Gatsby renders it: with the answer to its query, inside the layout. */
export const pageElement = (route: Route) => {
  const { default: Page } = loadPage(route)
  const { name } = getSource(route)
  return (
    <InLayout route={route}>
      <Page data={pageData(route)} pageContext={{ page: name }} />
    </InLayout>
  )
}

/** Renders a page as after a client navigation. */
export const openPage = (route: Route, options?: RenderOptions) => render(pageElement(route), options)

/**
 * Renders a page as Gatsby does: returns its HTML, and the elements that it adds to the head. React warns because
 * styled-components finds a document in jsdom and uses layout effects during server rendering.
 */
const renderOnServer = (route: Route) => {
  const consoleError = jest.spyOn(console, "error").mockImplementation(() => undefined)
  Helmet.canUseDOM = false
  const html = renderToString(pageElement(route))
  const head = Helmet.renderStatic()
  Helmet.canUseDOM = true
  consoleError.mockRestore()
  return { html, head }
}

/** Adds the page's HTML to the document, as it is before hydration. */
export const serveHtml = (route: Route): HTMLElement => {
  const container = document.createElement("div")
  container.innerHTML = renderOnServer(route).html
  document.body.append(container)
  return container
}

/** Returns the elements that a page adds to the head of its HTML. */
export const serveHead = (route: Route): HTMLElement => {
  const { title, meta, link, script } = renderOnServer(route).head
  const container = document.createElement("div")
  container.innerHTML = [title, meta, link, script].join("")
  return container
}

/** Returns the structured data of a page. */
export const readGraph = (route: Route): ReturnType<typeof JSON.parse>[] =>
  JSON.parse(serveHead(route).querySelector("script")?.textContent ?? '{ "@graph": [] }')["@graph"]
