import type { BreadcrumbList, Graph } from "schema-dts"
import { withoutSoftHyphens } from "../../../plugins/gatsby-plugin-content-model/browser"
import { findAddress, getPagePrefix } from "../../model/links/pageAddress"
import { findPage, getClinicId, getSharePicturePath, pages } from "../../model/links/pages"
import type { DescribedPage } from "../describePage"
import { createClinicNode, createShortClinicNode } from "./clinic"
import { createTeamNodes } from "./team"
import { createFaqNode, createReviewNode, createServiceNodes } from "./texts"

/** Describes the breadcrumb from the home page to a page one level below it. */
const createBreadcrumbNode = (site: string, home: string, path: string, title: string): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: [
    { "@type": "ListItem", position: 1, name: home, item: `${site}/` },
    { "@type": "ListItem", position: 2, name: title, item: `${site}${path}` },
  ],
})

/** Returns a graph as the text of a script element. It escapes `<`, so the content cannot end the element. */
export const formatGraph = (nodes: Graph["@graph"]): string => {
  const graph: Graph = { "@context": "https://schema.org", "@graph": nodes }
  return withoutSoftHyphens(JSON.stringify(graph)).replaceAll("<", "\\u003c")
}

/** Returns the graph of a page, as the text of its script element. */
export const createPageGraph = ({ name, title, facts, words: pageWords, ...page }: DescribedPage): string => {
  const { services, offered, questions, reviews, team } = page
  const { clinic, contactOptions, contact } = facts
  const { language, languages, words } = pageWords
  const { path } = findPage(name)
  const prefix = getPagePrefix(pageWords)
  const site = `${clinic.website}${prefix}`
  return formatGraph([
    ...(services
      ? [
          createClinicNode(clinic, getSharePicturePath("home", prefix), services, contactOptions, {
            mapAddress: contact.map ? findAddress(`${pages.contact.path}#map`, language, languages).to : undefined,
            stepFreeEntrance: name === "contact" ? words.layout.stepFreeEntrance : undefined,
          }),
        ]
      : []),
    ...((offered ?? team) ? [createShortClinicNode(clinic)] : []),
    ...(team ? createTeamNodes(clinic, team) : []),
    ...createServiceNodes(`${site}${path}`, offered ?? [], getClinicId(clinic.website)),
    ...(questions ? [createFaqNode(`${site}${path}`, questions, language)] : []),
    ...createReviewNode(`${site}${path}`, title, reviews ?? [], language),
    ...(name === "home" ? [] : [createBreadcrumbNode(site, words.layout.home, path, title)]),
  ])
}
