import { deriveText } from "./derivedTexts"
import { getDestinationUrl } from "./links/destinations"
import {
  type ContentContext,
  type QueryInfo,
  type Resolver,
  contentResolvers,
  mapEach,
  withFiles,
} from "../../plugins/gatsby-plugin-content-model"
import { describeHours } from "./hours/hoursText"
import { describeContactOptions } from "./links/describeContactOptions"
import { markTypedLinks } from "./links/findTypedLinks"
import { interpolate, interpolateWords } from "./placeholders"
import { type Clinic, readClinic } from "./readClinic"
import { type SiteContent, readSite } from "./readSite"

/** Calls `resolve` with the clinic in the query's language. */
const withClinic = (context: ContentContext, info: QueryInfo, resolve: (clinic: Clinic) => unknown): unknown =>
  withFiles(["clinic"], context, info, clinic => resolve(readClinic(clinic)))

/** Calls `resolve` with the files `names` in the query's language. */
const withSite = (
  names: readonly string[],
  context: ContentContext,
  info: QueryInfo,
  resolve: (site: SiteContent) => unknown
): unknown =>
  withFiles(names, context, info, (...files) =>
    resolve(readSite(Object.fromEntries(names.map((name, index) => [name, files[index]]))))
  )

/** Fills in a text, or the texts of a list. */
const fillTexts = (
  source: Readonly<Record<string, unknown>>,
  context: ContentContext,
  info: QueryInfo,
  fillIn: (text: string, clinic: Clinic) => string
): unknown => {
  const texts = source[info.fieldName]
  // Most texts have neither a placeholder nor a number: they need nothing of the clinic.
  return [texts].flat().some(text => /[{@\d]/.test(String(text)))
    ? withClinic(context, info, clinic =>
        mapEach(texts, text => (typeof text === "string" ? fillIn(text, clinic) : text))
      )
    : texts
}

/** Resolvers of the directives in the content's GraphQL types, keyed by directive. */
export const resolvers = {
  ...contentResolvers,

  hours: (_source, _args, context, info) => withClinic(context, info, describeHours),

  contactOptions: (_source, _args, context, info) =>
    withSite(["clinic", "appointment"], context, info, ({ clinic, enabled }) =>
      describeContactOptions(clinic, enabled.has("appointment"))
    ),

  interpolate: (source, _args, context, info) => fillTexts(source, context, info, interpolate),

  linkText: (source, _args, context, info) =>
    fillTexts(source, context, info, (text, clinic) =>
      interpolateWords(markTypedLinks(text, clinic.address.countryCode), clinic)
    ),

  derivedText: (source, _args, context, info) =>
    withClinic(context, info, clinic => deriveText(info.parentType.name, info.fieldName, source, clinic)),

  destination: (source, _args, context, info) => {
    const destination = source[info.fieldName]
    return typeof destination === "string"
      ? withSite(["services", "clinic", "appointment", "contact", "team", "care"], context, info, site =>
          getDestinationUrl(destination, site)
        )
      : null
  },
} satisfies Record<string, Resolver>
