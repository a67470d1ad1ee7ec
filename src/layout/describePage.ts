import type { Review } from "../components/ReviewLine"
import type { SiteData } from "../components/useSite"
import type { PageWords } from "../words/useWords"
import { formatTitle } from "./formatTitle"

/** Facts about a page for search engines, in addition to those about the clinic. */
interface Told {
  head: Queries.PageHeadFragment
  /** The services, if the page describes the clinic: it lists their medical specialties. */
  services?: readonly Queries.ServiceSpecialtyFragment[]
  /** The services, if the page lists them: because of its byte budget, it describes nothing else of the clinic. */
  offered?: Queries.ServiceGridFragment["services"]
  questions?: Queries.FaqCategoriesFragment
  team?: Queries.TeamFragment | null
  /** Reviewer and date for each of the page's medical texts. */
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

/** Facts about each indexed page, except policies. A page that is off has none. */
const told = {
  home: ({ home, services }: Queries.HomePageQuery["content"]): Told => ({
    head: home.head,
    services: services.services,
  }),
  services: ({ services, care }: Queries.ServicesPageQuery["content"]): Told => ({
    head: services.head,
    offered: services.services,
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

/** The page context, which Gatsby passes in addition to the query's data. */
export interface PageContext extends PageWords {
  /** The page's name in the registry of pages, or the end of the address of a policy. */
  page?: string
  /** The text of a policy. */
  policy?: { head: Queries.PageHeadFragment }
}

/** Description of a page for search engines and link previews. */
export interface DescribedPage extends Omit<Told, "head"> {
  name: string
  title: string
  /** The title with the clinic's name. */
  fullTitle: string
  description: string
  facts: SiteData
  words: PageWords
}

/**
 * Describes a page from its query's data, for readers of the HTML. Returns null for a page that search engines may not
 * list.
 */
export const describePage = (
  content: PageContent,
  { page: name = "", ...words }: PageContext
): DescribedPage | null => {
  const known = words.policy ?? (tells(name) ? told[name](content) : null)
  if (!known) return null
  const { head, ...others } = known
  return { ...others, ...head, name, fullTitle: formatTitle(content.clinic, name, head.title), facts: content, words }
}
