import type { PagePath } from "../src/model/links/pages"
import { readData } from "./data"
import { fillPlaceholders } from "./fillPlaceholders"
import { indexedPages } from "./routes"

const sample = readData()

/** Returns the title and the description of a page that search engines may list, from its file of the sample. */
export const getHead = (route: PagePath): { title: string; description: string } => {
  const page = indexedPages.find(({ path }) => path === route)
  if (!page) throw new Error(`${route} is not an indexed page.`)
  const { title, description } = "policy" in page ? sample.policies[page.policy.name].head : sample[page.data[0]].head
  return { title: fillPlaceholders(title), description: fillPlaceholders(description) }
}

/** Returns the document title of a page. */
export const getTitle = (route: PagePath): string => {
  const { title } = getHead(route)
  return route === "/" ? `Mopane Medical Centre: ${title}` : `${title} | Mopane Medical Centre`
}
