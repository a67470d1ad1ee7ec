import { createContext } from "react"
import type { Review } from "../components/ReviewLine"
import type { SiteFacts } from "../components/useClinic"
import type { PageWords } from "../words/useWords"

/** What a page tells search engines about itself. */
export interface StructuredPage {
  clinic: SiteFacts["clinic"]
  /** How people book; `null` where nobody can. */
  booking: SiteFacts["ways"]["booking"]
  /** The page's language and its words. */
  pageWords: PageWords
  /** Its name in the registry of pages, or the end of the address of a policy. */
  page: string
  title: string
  /** The contact page has a map. */
  hasMap?: boolean
  /** Describes the clinic, with the fields of medicine its services belong to. */
  services?: readonly Queries.ServiceSpecialtyFragment[]
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

/** The same with what is shown where the page is shared. */
export interface SharedPage extends StructuredPage {
  /** The title with the clinic's name. */
  fullTitle: string
  description: string
}

/**
 * Receives what a page tells search engines and link previews, only on the server: gatsby-ssr.tsx writes it into the page.
 * Both read the HTML, and visitors need neither the data nor the code that makes it.
 */
export const StructuredDataContext = createContext<(page: SharedPage) => void>(() => undefined)
