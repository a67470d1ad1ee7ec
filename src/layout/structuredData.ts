import type { BreadcrumbList, DayOfWeek, FAQPage, Graph, MedicalClinic } from "schema-dts"
import { pages, sharePicture } from "../content/pages"
import { specialties } from "../content/specialties"
import type { StructuredPage } from "./StructuredDataContext"

type Clinic = StructuredPage["clinic"]

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
  services: readonly Queries.ServiceSpecialtyFragment[]
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
})

/** A text that was prepared to be shown, as it was written. */
const withoutHyphens = (text: string): string => text.replaceAll("\u00AD", "")

/** Every question with its answer (https://schema.org/FAQPage). */
export const faqNode = (website: string, path: string, { categories }: Queries.FaqCategoriesFragment): FAQPage => ({
  "@type": "FAQPage",
  "@id": `${website}${path}#questions`,
  mainEntity: categories.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({
      "@type": "Question" as const,
      name: withoutHyphens(question),
      acceptedAnswer: { "@type": "Answer" as const, text: withoutHyphens(answer) },
    }))
  ),
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

/** The graph of a page, as the text of its script element. */
export const pageGraph = ({ clinic, path, title, services, questions }: StructuredPage): string =>
  graphText([
    ...(services ? [clinicNode(clinic, sharePicture("home"), services)] : []),
    ...(questions ? [faqNode(clinic.website, path, questions)] : []),
    ...(path === pages.home.path ? [] : [breadcrumbNode(clinic.website, path, title)]),
  ])
