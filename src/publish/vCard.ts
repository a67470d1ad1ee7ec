import { contentLines, escapeText } from "../content/contentLines"
import { phoneDigits } from "../content/phone"
import type { Published } from "./published"

/**
 * The clinic as a vCard 3.0 (RFC 2426), which phones of every age save as a contact. `prefix` is what the addresses of its
 * language begin with.
 */
export const vCard = (
  { name, website, phone, phones, fax, whatsapp, emergency, emails, address, position }: Published["clinic"],
  { lines }: Published["hours"],
  prefix: string
): string => {
  const numbers = new Map<string, string>()
  // The first line of a number wins: none is listed twice.
  const add = (type: string, number: string | null) => {
    if (number && !numbers.has(phoneDigits(number))) numbers.set(phoneDigits(number), type)
  }
  add("WORK,VOICE,PREF", phone)
  add("CELL", whatsapp)
  add("WORK,FAX", fax)
  for (const { number } of phones ?? []) add("WORK,VOICE", number)
  // A national number is not the clinic's.
  if (emergency.whose === "own") add("WORK,VOICE", emergency.number)
  return contentLines([
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${escapeText(name)};;;;`,
    `FN:${escapeText(name)}`,
    `ORG:${escapeText(name)}`,
    // Apple's address book files the card under the clinic, not under a person without a first name.
    "X-ABShowAs:COMPANY",
    ...Array.from(numbers, ([number, type]) => `TEL;TYPE=${type}:${number}`),
    `EMAIL;TYPE=INTERNET:${escapeText(emails.info ?? emails.general)}`,
    // The parts of RFC 2426, in its order: post office box, extended address, street, town, region, postcode, country.
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
      .join(";")}`,
    ...(position ? [`GEO:${position.latitude};${position.longitude}`] : []),
    `URL:${website}${prefix}/`,
    // Special days would be in people's phones long after they are over.
    `NOTE:${escapeText(lines.join("\n"))}`,
    "END:VCARD",
  ])
}
