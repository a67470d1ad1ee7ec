import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import type { PostalAddress } from "../model/address"
import { contentLines, escapeText } from "../model/contentLines"
import { phoneDigits } from "../model/phone"
import type { Site } from "./pageWords"
import { type RunQuery, runQuery } from "./runQuery"

const vCardQuery = /* GraphQL */ `
  query VCard($language: String!) {
    content(language: $language) {
      clinic {
        name
        website
        phone
        phones {
          number
        }
        fax
        whatsapp
        emergency {
          number
          whose
        }
        emails {
          general
          info
        }
        address {
          ...VCardAddress
        }
        position {
          ...VCardPosition
        }
      }
      hours {
        lines
      }
    }
  }

  fragment VCardAddress on Address {
    street
    businessPark
    poBox
    district
    postcode
    town
    region
    country
    countryCode
  }

  fragment VCardPosition on Position {
    latitude
    longitude
  }
`

type Facts = Queries.VCardQuery["content"]

/** Returns the first lines of a card: phones file it under the clinic's name. */
const beginCard = (name: string): string[] => [
  "BEGIN:VCARD",
  "VERSION:3.0",
  `N:${escapeText(name)};;;;`,
  `FN:${escapeText(name)}`,
  `ORG:${escapeText(name)}`,
  // Apple's address book files the card under the clinic, not under a person without a first name.
  "X-ABShowAs:COMPANY",
]

/**
 * Formats an address in the order of RFC 2426: post office box, extended address, street, town, region, postcode,
 * country.
 */
const describeAddress = (address: PostalAddress): string =>
  `ADR;TYPE=WORK:${[
    address.poBox,
    [address.businessPark, address.district].filter(Boolean).join(", "),
    address.street,
    address.town,
    address.region,
    address.postcode,
    address.country,
  ]
    .map(part => escapeText(part ?? ""))
    .join(";")}`

/**
 * Returns the last lines of a card: the address, the site and the hours. Special days are left out: they would stay in
 * people's phones long after they have passed.
 */
const endCard = (
  { address, position }: Pick<Facts["clinic"], "address" | "position">,
  hours: readonly string[],
  site: string
): string[] => [
  describeAddress(address),
  ...(position ? [`GEO:${position.latitude};${position.longitude}`] : []),
  `URL:${site}`,
  `NOTE:${escapeText(hours.join("\n"))}`,
  "END:VCARD",
]

/**
 * Returns the clinic as a vCard 3.0 (RFC 2426), which phones of every age can save as a contact. `prefix` is the prefix of the addresses in this language.
 */
export const vCard = (clinic: Facts["clinic"], hours: Facts["hours"], prefix: string): string => {
  const { name, website, phone, phones, fax, whatsapp, emergency, emails } = clinic
  const site = `${website}${prefix}/`
  const numbers = new Map<string, string>()
  // A number is listed once, with the type that comes first.
  const add = (type: string, number: string | null) => {
    if (number && !numbers.has(phoneDigits(number))) numbers.set(phoneDigits(number), type)
  }
  add("WORK,VOICE,PREF", phone)
  add("CELL", whatsapp)
  add("WORK,FAX", fax)
  for (const { number } of phones ?? []) add("WORK,VOICE", number)
  // A national emergency number does not belong to the clinic.
  if (emergency.whose === "own") add("WORK,VOICE", emergency.number)
  return contentLines([
    ...beginCard(name),
    ...Array.from(numbers, ([number, type]) => `TEL;TYPE=${type}:${number}`),
    `EMAIL;TYPE=INTERNET:${escapeText(emails.info ?? emails.general)}`,
    ...endCard(clinic, hours.lines, site),
  ])
}

/** Writes the vCard of each site into `publicFolder`. */
export const writeVCards = async (graphql: RunQuery, sites: readonly Site[], publicFolder: string): Promise<void> => {
  for (const { language, prefix } of sites) {
    const { content } = await runQuery<Queries.VCardQuery>(graphql, vCardQuery, language)
    await mkdir(path.join(publicFolder, prefix), { recursive: true })
    await writeFile(path.join(publicFolder, prefix, "clinic.vcf"), vCard(content.clinic, content.hours, prefix))
  }
}
