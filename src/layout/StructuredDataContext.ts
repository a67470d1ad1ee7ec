import { createContext } from "react"
import type { Review } from "../components/ReviewLine"
import type { SiteFacts } from "../components/useClinic"
import type { PageName } from "../content/pages"
import type { PageWords } from "../words/useWords"

/** What a page tells search engines about itself. */
export interface StructuredPage {
  clinic: SiteFacts["clinic"]
  /** The page's language and its words. */
  pageWords: PageWords
  /** Its name in the registry of pages. */
  page: PageName
  /** What the addresses of its language begin with. */
  prefix: string
  title: string
  /** The contact page has a map. */
  hasMap?: boolean
  /** Describes the clinic, with the fields of medicine its services belong to. */
  services?: readonly Queries.ServiceSpecialtyFragment[]
  /** The services that the page describes, each at its own address. */
  offered?: readonly Queries.ServiceCardFragment[]
  /** The clinic's notice. */
  notice?: SiteFacts["notice"]
  /** The page's questions and answers. */
  questions?: Queries.FaqCategoriesFragment
  /** What visits cost and how to pay. */
  fees?: Queries.FeesFragment | null
  /** The people patients meet. */
  team?: Queries.TeamFragment | null
  /** Who has reviewed each of the page's medical texts, and when. */
  reviews?: readonly Review[]
}

/**
 * Receives what a page tells search engines, only on the server: gatsby-ssr.tsx writes it into the page's head. Search
 * engines read the HTML, and visitors need neither the data nor the code that makes it.
 */
export const StructuredDataContext = createContext<(page: StructuredPage) => void>(() => undefined)
