import { deriveText } from "./derivedTexts"
import { getDestinationUrl, readLinkedFiles } from "./links/destinations"
import { type Resolver, contentResolvers, mapEach, withFiles } from "../../plugins/gatsby-plugin-content-model"
import { describeHours } from "./hours/hoursText"
import { describeContactOptions } from "./links/contactOptions"
import { interpolate } from "./placeholders"
import { readClinic } from "./readClinic"

const destinationFiles = ["services", "clinic", "appointment", "contact", "team", "care"] as const

/** Resolvers of the directives in the content's GraphQL types, keyed by directive. */
export const resolvers = {
  ...contentResolvers,

  hours: (_source, _args, context, info) =>
    withFiles(["clinic"], context, info, clinic => describeHours(readClinic(clinic))),

  contactOptions: (_source, _args, context, info) =>
    withFiles(["clinic", "appointment"], context, info, (clinic, appointment) =>
      describeContactOptions(readClinic(clinic), Boolean(appointment))
    ),

  interpolate: (source, _args, context, info) => {
    const texts = source[info.fieldName]
    // Most texts have no placeholder: they need nothing of the clinic.
    if (![texts].flat().some(text => String(text).includes("{"))) return texts
    return withFiles(["clinic"], context, info, file => {
      const clinic = readClinic(file)
      return mapEach(texts, text => (typeof text === "string" ? interpolate(text, clinic) : text))
    })
  },

  derivedText: (source, _args, context, info) =>
    withFiles(["clinic"], context, info, clinic =>
      deriveText(info.parentType.name, info.fieldName, source, readClinic(clinic))
    ),

  destination: (source, _args, context, info) => {
    const destination = source[info.fieldName]
    if (typeof destination !== "string") return null
    return withFiles(destinationFiles, context, info, (...files) =>
      getDestinationUrl(
        destination,
        readLinkedFiles(Object.fromEntries(destinationFiles.map((name, index) => [name, files[index]])))
      )
    )
  },
} satisfies Record<string, Resolver>
