import type {
  BreadcrumbList,
  DayOfWeek,
  FAQPage,
  Graph,
  MedicalClinic,
  MedicalWebPage,
  Service,
  SpecialAnnouncement,
} from "schema-dts"
import { withTimeZone } from "../content/dateTime"
import { pages, sharePicture } from "../content/pages"
import { specialties } from "../content/specialties"
import { currencyCode, formatPrice } from "../formats/price"
import type { StructuredPage } from "./StructuredDataContext"

type Clinic = StructuredPage["clinic"]

/** A text that was prepared to be shown, as it was written. */
const withoutHyphens = (text: string): string => text.replaceAll("\u00AD", "")

/** The clinic's node in the graph, by which other nodes name it. */
const clinicId = (website: string): string => `${website}/#clinic`

const week: readonly DayOfWeek[] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

/**
 * The clinic for search engines (https://schema.org/MedicalClinic). It never closes: 00:00 to 23:59 on all seven days is
 * how search engines want that written. No reviews: a site's own ones about itself are not eligible.
 */
export const clinicNode = (
  clinic: Clinic,
  image: string,
  services: readonly Queries.ServiceSpecialtyFragment[],
  fees?: Queries.FeesFragment
): MedicalClinic => ({
  "@type": "MedicalClinic",
  "@id": clinicId(clinic.website),
  name: clinic.name,
  description: clinic.about,
  url: `${clinic.website}/`,
  image: `${clinic.website}${image}`,
  telephone: clinic.phone,
  faxNumber: clinic.fax ?? clinic.phone,
  email: clinic.emails.info,
  address: {
    "@type": "PostalAddress",
    streetAddress: `${clinic.address.street}, ${clinic.address.businessPark}`,
    addressLocality: clinic.address.town,
    addressCountry: clinic.address.countryCode,
  },
  ...(clinic.position && {
    geo: { "@type": "GeoCoordinates", latitude: clinic.position.latitude, longitude: clinic.position.longitude },
  }),
  openingHoursSpecification: { "@type": "OpeningHoursSpecification", dayOfWeek: week, opens: "00:00", closes: "23:59" },
  medicalSpecialty: specialties.filter(name => services.some(({ specialty }) => specialty === name)),
  contactPoint: [
    {
      "@type": "ContactPoint",
      contactType: "appointments",
      telephone: clinic.phone,
      email: clinic.emails.appointments,
    },
    { "@type": "ContactPoint", contactType: "emergency", telephone: clinic.emergencyNumber },
  ],
  ...(clinic.profiles?.length && { sameAs: clinic.profiles }),
  ...(fees && paymentFields(fees)),
})

type Price = Queries.FeesFragment["prices"][number]

/** The lowest and the highest price in the currency of the first, such as `US$2.50–US$35`. */
const priceRange = (prices: readonly Price[]): string => {
  const currency = prices[0]?.currency ?? ""
  const amounts = prices.filter(price => price.currency === currency).map(({ amount }) => amount)
  return [...new Set([Math.min(...amounts), Math.max(...amounts)])]
    .map(amount => formatPrice(amount, currency))
    .join("–")
}

/** What visits cost and how to pay (https://schema.org/LocalBusiness, https://schema.org/Offer). */
const paymentFields = ({ prices, payment }: Queries.FeesFragment) => ({
  paymentAccepted: payment.ways.map(({ name }) => withoutHyphens(name)).join(", "),
  currenciesAccepted: [...new Set(prices.map(({ currency }) => currencyCode(currency)))].join(", "),
  priceRange: priceRange(prices),
  makesOffer: prices.map(({ item, note, from, amount, currency }) => ({
    "@type": "Offer" as const,
    name: withoutHyphens(item),
    ...(note && { description: withoutHyphens(note) }),
    ...(from
      ? {
          priceSpecification: {
            "@type": "PriceSpecification" as const,
            minPrice: amount,
            priceCurrency: currencyCode(currency),
          },
        }
      : { price: amount, priceCurrency: currencyCode(currency) }),
  })),
})

/** Who has reviewed the advice on a page, and when (https://schema.org/MedicalWebPage). */
const reviewNode = (address: string, name: string, care: Queries.CareCardsFragment): MedicalWebPage[] =>
  care.published && care.reviewedBy && care.reviewedOn
    ? [
        {
          "@type": "MedicalWebPage",
          "@id": address,
          name,
          lastReviewed: care.reviewedOn,
          reviewedBy: { "@type": "Person", name: withoutHyphens(care.reviewedBy) },
        },
      ]
    : []

/** Every question with its answer (https://schema.org/FAQPage). */
export const faqNode = (website: string, path: string, { categories }: Queries.FaqCategoriesFragment): FAQPage => ({
  "@type": "FAQPage",
  "@id": `${website}${path}#questions`,
  mainEntity: categories.flatMap(({ questions }) =>
    questions.map(({ name, anchor, answer }) => ({
      "@type": "Question" as const,
      name,
      url: `${website}${path}#${anchor}`,
      acceptedAnswer: { "@type": "Answer" as const, text: withoutHyphens(answer) },
    }))
  ),
})

/** Each service of a page, at its own address (https://schema.org/Service). */
export const serviceNodes = (
  website: string,
  path: string,
  services: readonly Queries.ServiceCardFragment[]
): Service[] =>
  services.map(({ title, anchor, description }) => ({
    "@type": "Service",
    name: title,
    description: withoutHyphens(description),
    url: `${website}${path}#${anchor}`,
    provider: { "@id": clinicId(website) },
  }))

/** The notice for search engines, with its times (https://schema.org/SpecialAnnouncement). */
export const announcementNode = ({
  heading,
  text,
  from,
  until,
}: NonNullable<StructuredPage["notice"]>): SpecialAnnouncement => ({
  "@type": "SpecialAnnouncement",
  name: withoutHyphens(heading),
  text: withoutHyphens(text),
  datePosted: withTimeZone(from),
  expires: withTimeZone(until),
})

/** The way from the home page to a page one level below it. */
export const breadcrumbNode = (website: string, path: string, title: string): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: [
    { "@type": "ListItem", position: 1, name: "Home", item: `${website}/` },
    { "@type": "ListItem", position: 2, name: title, item: `${website}${path}` },
  ],
})

/** A graph as the text of a script element: a `<` in the content cannot end the element. */
export const graphText = (nodes: Graph["@graph"]): string => {
  const graph: Graph = { "@context": "https://schema.org", "@graph": nodes }
  return JSON.stringify(graph).replaceAll("<", "\\u003c")
}

/** The graph of a page, as the text of its script element. Prices that are examples are left out. */
export const pageGraph = (page: StructuredPage): string => {
  const { clinic, path, title, services, offered, notice, questions, fees, care } = page
  const ownFees = fees?.published && !fees.sample ? fees : undefined
  return graphText([
    ...(services && (ownFees || !fees) ? [clinicNode(clinic, sharePicture("home"), services, ownFees)] : []),
    ...(offered ? serviceNodes(clinic.website, path, offered) : []),
    ...(notice ? [announcementNode(notice)] : []),
    ...(questions ? [faqNode(clinic.website, path, questions)] : []),
    ...(care ? reviewNode(`${clinic.website}${path}`, title, care) : []),
    ...(path === pages.home.path ? [] : [breadcrumbNode(clinic.website, path, title)]),
  ])
}
