import type { Review } from "../components/ReviewLine"
import type { SiteFacts } from "../components/siteFacts"
import type { PageWords } from "../words/useWords"
import { formatTitle } from "./formatTitle"

/** What a page tells search engines, besides what every page knows. */
interface Told {
  head: Queries.PageHeadFragment
  /** Describes the clinic, with the fields of medicine its services belong to. */
  services?: readonly Queries.ServiceSpecialtyFragment[]
  notice?: SiteFacts["notice"]
  questions?: Queries.FaqCategoriesFragment
  /** What visits cost and how to pay; `null` where that is off. */
  fees?: Queries.FeesFragment | null
  team?: Queries.TeamFragment | null
  /** Who has reviewed each of the page's medical texts, and when. */
  reviews?: readonly Review[]
}

/** The answer to the query of any page: each function below reads what its page asks for. */
export type PageContent = Queries.HomePageQuery["content"] &
  Queries.ServicesPageQuery["content"] &
  Queries.AboutPageQuery["content"] &
  Queries.ContactPageQuery["content"] &
  Queries.AppointmentPageQuery["content"] &
  Queries.FaqPageQuery["content"] &
  Queries.PatientsPageQuery["content"]

/** What each page tells that search engines may list, policies aside. A page that is off tells nothing. */
const told = {
  home: ({ home, services, notice }: Queries.HomePageQuery["content"]): Told => ({
    head: home.head,
    services: services.services,
    notice,
  }),
  services: ({ services, fees, care }: Queries.ServicesPageQuery["content"]): Told => ({
    head: services.head,
    services: services.services,
    fees,
    reviews: care ? [care] : [],
  }),
  about: ({ about, team }: Queries.AboutPageQuery["content"]): Told => ({ head: about.head, team }),
  contact: ({ contact, services }: Queries.ContactPageQuery["content"]): Told => ({
    head: contact.head,
    services: services.services,
  }),
  appointment: ({ appointment }: Queries.AppointmentPageQuery["content"]): Told | null =>
    appointment && { head: appointment.head },
  faq: ({ faqs }: Queries.FaqPageQuery["content"]): Told => ({ head: faqs.head, questions: faqs }),
  patients: ({ patients }: Queries.PatientsPageQuery["content"]): Told | null =>
    patients && { head: patients.head, reviews: patients.sample ? [] : patients.guides },
} satisfies Record<string, (content: PageContent) => Told | null>

const tells = (name: string): name is keyof typeof told => Object.hasOwn(told, name)

/** What Gatsby gives a page besides the answer to its query. */
export interface PageContext extends PageWords {
  /** The page's name in the registry of pages, or the end of the address of a policy. */
  page?: string
  /** The words of a policy. */
  policy?: { head: Queries.PageHeadFragment }
}

/** What a page tells search engines and link previews. */
export interface DescribedPage extends Omit<Told, "head"> {
  name: string
  title: string
  /** The title with the clinic's name. */
  fullTitle: string
  description: string
  facts: SiteFacts
  words: PageWords
}

/** Describes a page, from the answer to its query, for those who read its HTML; not a page that they may not list. */
export const describePage = (
  content: PageContent,
  { page: name = "", ...words }: PageContext
): DescribedPage | null => {
  const known = words.policy ?? (tells(name) ? told[name](content) : null)
  if (!known) return null
  const { head, ...others } = known
  return { ...others, ...head, name, fullTitle: formatTitle(content.clinic, name, head.title), facts: content, words }
}
