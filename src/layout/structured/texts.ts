import type { FAQPage, Service } from "schema-dts"
import { type ClinicContacts, toPlainText } from "../../model/links/contacts"

/** Returns one value alone, or the list of several. */
export const unwrap = <Value>(values: readonly Value[]): Value | readonly Value[] =>
  values.length === 1 && values[0] !== undefined ? values[0] : values

/** Describes every question with its answer (https://schema.org/FAQPage). */
export const createFaqNode = (
  pageUrl: string,
  { categories }: Queries.FaqCategoriesFragment,
  clinic: ClinicContacts,
  language: string
): FAQPage => ({
  "@type": "FAQPage",
  "@id": `${pageUrl}#questions`,
  inLanguage: language,
  mainEntity: categories.flatMap(({ questions }) =>
    questions.map(({ question, anchor, answer }) => ({
      "@type": "Question" as const,
      name: question,
      url: `${pageUrl}#${anchor}`,
      acceptedAnswer: { "@type": "Answer" as const, text: toPlainText(answer, clinic) },
    }))
  ),
})

/** Names each service of the services page (https://schema.org/Service). */
export const createServiceNodes = (services: readonly { readonly title: string }[], provider: string): Service[] =>
  services.map(({ title }) => ({
    "@type": "Service",
    name: title,
    provider: { "@id": provider },
  }))
