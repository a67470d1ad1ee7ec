import { contentLines, escapeText } from "../content/contentLines"
import { phoneDigits } from "../content/phone"
import type { Published } from "./published"

/** The clinic as a vCard 3.0 (RFC 2426), which phones of every age save as a contact. */
export const vCard = ({
  name,
  website,
  phone,
  fax,
  whatsapp,
  emails,
  address,
  position,
  hours,
}: Published["clinic"]): string =>
  contentLines([
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${escapeText(name)};;;;`,
    `FN:${escapeText(name)}`,
    `ORG:${escapeText(name)}`,
    // Apple's address book files the card under the clinic, not under a person without a first name.
    "X-ABShowAs:COMPANY",
    `TEL;TYPE=WORK,VOICE,PREF:${phoneDigits(phone)}`,
    ...(whatsapp && phoneDigits(whatsapp) !== phoneDigits(phone) ? [`TEL;TYPE=CELL:${phoneDigits(whatsapp)}`] : []),
    ...(fax && phoneDigits(fax) !== phoneDigits(phone) ? [`TEL;TYPE=WORK,FAX:${phoneDigits(fax)}`] : []),
    `EMAIL;TYPE=INTERNET:${escapeText(emails.info)}`,
    `ADR;TYPE=WORK:;${[address.businessPark, address.street, address.town].map(escapeText).join(";")};;;${escapeText(address.country)}`,
    ...(position ? [`GEO:${position.latitude};${position.longitude}`] : []),
    `URL:${website}/`,
    `NOTE:${escapeText(`${hours.days}, ${hours.time}`)}`,
    "END:VCARD",
  ])
