import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { contentLines, escapeText } from "../model/contentLines"
import { phoneDigits } from "../model/links/contacts"
import { contactCardPath } from "../model/links/pages"
import type { Site } from "./sites"
import { describeHours } from "../model/hours/hoursText"
import type { LanguageSite } from "../model/readSite"

/**
 * Returns the clinic as a vCard 3.0 (RFC 2426), which phones of every age can save as a contact. `home` is the
 * path of its home page. Special days are left out: they would stay in people's phones for ever.
 */
export const vCard = (site: LanguageSite, home: string): string => {
  const { name, website, phone, phones, fax, whatsapp, emergency, emails, address } = site.clinic
  // A national emergency number does not belong to the clinic.
  const others = [...(phones ?? []), ...(emergency.whose === "own" ? [emergency] : [])]
  const numbers = [
    ["WORK,VOICE,PREF", phone] as const,
    ["CELL", whatsapp ?? ""] as const,
    ["WORK,FAX", fax ?? ""] as const,
    ...others.map(({ number }) => ["WORK,VOICE", number] as const),
  ].map(([type, number]) => ({ type, digits: phoneDigits(number) }))
  return contentLines([
    "BEGIN:VCARD",
    // Older phones read no later version.
    "VERSION:3.0",
    `N:${escapeText(name)};;;;`,
    `FN:${escapeText(name)}`,
    `ORG:${escapeText(name)}`,
    // Apple's address book files the card under the clinic, not under a person without a first name.
    "X-ABShowAs:COMPANY",
    ...numbers
      .filter(({ digits }, index) => digits && numbers.findIndex(other => other.digits === digits) === index)
      .map(({ type, digits }) => `TEL;TYPE=${type}:${digits}`),
    `EMAIL;TYPE=INTERNET:${escapeText(emails.info)}`,
    `ADR;TYPE=WORK:${[
      "",
      [address.businessPark, ...(address.lines ?? [])].filter(Boolean).join(", "),
      address.street,
      address.town,
      "",
      address.postcode,
      address.country,
    ]
      .map(part => escapeText(part ?? ""))
      .join(";")}`,
    `URL:${website}${home}`,
    `NOTE:${escapeText(describeHours(site).lines.join("\n"))}`,
    "END:VCARD",
  ])
}

/** Writes the vCard of each site into `publicFolder`. */
export const writeVCards = async (sites: readonly Site[], publicFolder: string): Promise<void> => {
  for (const { content, prefix, pages } of sites) {
    await mkdir(path.join(publicFolder, prefix), { recursive: true })
    const home = pages.some(({ name }) => name === "home") ? `${prefix}/` : "/"
    await writeFile(path.join(publicFolder, prefix, contactCardPath), vCard(content, home))
  }
}
