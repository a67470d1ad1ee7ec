import type { BreadcrumbList, Graph } from "schema-dts"
import { withoutSoftHyphens } from "../../../plugins/gatsby-plugin-content-model/browser"
import type { SiteData } from "../../components/useSite"
import { findLinkTarget, getClinicId, locateSharePicture, pageParts, pages } from "../../model/links/pages"
import type { PageWords } from "../../words/useWords"
import type { DescribedPage } from "../createShareTags"
import { createClinicDetails, createClinicNode, createClinicReference } from "./clinic"
import { createFaqNode, createServiceNodes } from "./texts"

/** Describes the breadcrumb from the home page to a page one level below it. */
const createBreadcrumbNode = (homeUrl: string, home: string, url: string, title: string): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: [
    { "@type": "ListItem", position: 1, name: home, item: homeUrl },
    { "@type": "ListItem", position: 2, name: title, item: url },
  ],
})

/** Returns a graph as the text of a script element. It escapes `<`, so the content cannot end the element. */
export const formatGraph = (nodes: Graph["@graph"]): string => {
  const graph: Graph = { "@context": "https://schema.org", "@graph": nodes }
  return withoutSoftHyphens(JSON.stringify(graph)).replaceAll("<", "\\u003c")
}

/** Content of a page that its structured data describe. */
export interface DescribedContent {
  /** Whether the page describes the clinic. Other pages refer to it by name. */
  clinic?: boolean
  /** Whether it has the details that search results do not show. */
  details?: boolean
  services?: readonly Queries.ServiceEntryFragment[]
  questions?: Queries.FaqCategoriesFragment
}

/** Returns the graph of a page, as the text of its script element. */
export const createPageGraph = (
  { name, title, url }: DescribedPage,
  site: SiteData,
  pageWords: PageWords,
  content: DescribedContent = {}
): string => {
  const { language, words, languages } = pageWords
  const { clinic } = site
  const { details, services, questions } = content
  const home = findLinkTarget(pages.home.path, language, languages).to
  return formatGraph([
    ...(content.clinic
      ? [
          createClinicNode(
            site,
            locateSharePicture("home", home.slice(0, -1)),
            details
              ? createClinicDetails(site, `${url}#${pageParts.directions.anchor}`, words.layout.stepFreeEntrance)
              : undefined
          ),
        ]
      : []),
    ...(services ? [createClinicReference(clinic)] : []),
    ...createServiceNodes(services ?? [], getClinicId(clinic.website)),
    ...(questions ? [createFaqNode(url, questions, clinic, language)] : []),
    ...(name === "home" ? [] : [createBreadcrumbNode(`${clinic.website}${home}`, words.layout.home, url, title)]),
  ])
}
