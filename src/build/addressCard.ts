import { contentLines, escaped } from "../components/contentLines"
import { dialled } from "../components/phone"
import type { Published } from "./published"

/** The clinic as a vCard 3.0 (RFC 2426), which phones of every age save as a contact. */
export const addressCard = ({
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
    `N:${escaped(name)};;;;`,
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    // Apple's address book files the card under the clinic, not under a person without a first name.
    "X-ABShowAs:COMPANY",
    `TEL;TYPE=WORK,VOICE,PREF:${dialled(phone)}`,
    ...(whatsapp && dialled(whatsapp) !== dialled(phone) ? [`TEL;TYPE=CELL:${dialled(whatsapp)}`] : []),
    ...(fax && dialled(fax) !== dialled(phone) ? [`TEL;TYPE=WORK,FAX:${dialled(fax)}`] : []),
    `EMAIL;TYPE=INTERNET:${escaped(emails.info)}`,
    `ADR;TYPE=WORK:;${[address.park, address.stand, address.town].map(escaped).join(";")};;;${escaped(address.country)}`,
    ...(position ? [`GEO:${position.latitude};${position.longitude}`] : []),
    `URL:${website}/`,
    `NOTE:${escaped(`${hours.days}, ${hours.time}`)}`,
    "END:VCARD",
  ])
