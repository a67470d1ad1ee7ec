import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max"
import { splitSentence } from "../../words/words"
import { markLink } from "./contacts"

/** A number or an email address that an editor typed in a text. */
interface TypedLink {
  start: number
  text: string
  href: string
}

/** Email addresses. Words without spaces between them may follow. */
const emailPattern = /[\p{L}\p{N}][\p{L}\p{N}._%+'&-]*@[\p{L}\p{N}.-]+\.(?:[a-z]+|\p{L}+)/giu

/** Groups of digits, the first of which can have a plus sign. Groups that touch a letter are no number. */
const groupPattern = /(?<![\p{L}\p{N}\p{Sc}])\+?\d+(?![\p{L}\p{N}])/gu

/** What separates two groups of one number. A slash, a comma or a word ends it. */
const separatorPattern = /^(?:[ \u00A0\u202F]|[ \u00A0]?[.\u2010-\u2013-]|[ \u00A0]?\(|\)[ \u00A0]?)$/

/** A day, which has as many digits as a number: 28.11.2026 or 2026-11-28. */
const dayPattern =
  /^(?:\d{1,2}[.\u2010-\u2013-]\d{1,2}[.\u2010-\u2013-]\d{4}|\d{4}[.\u2010-\u2013-]\d{2}[.\u2010-\u2013-]\d{2})$/

const getDigits = (text: string): string => text.replaceAll(/\D/g, "")

/**
 * Returns the link that calls a number, or undefined if it is not valid. Without a country code it must be written in
 * full, as people of the country dial it: other digits, such as those of an order, are valid only without their zero.
 */
const findNumber = (text: string, country: CountryCode | undefined): string | undefined => {
  if (dayPattern.test(text)) return undefined
  const found = parsePhoneNumberFromString(text, { ...(country && { defaultCountry: country }), extract: false })
  if (!found?.isValid()) return undefined
  const isComplete = text.includes("+") || getDigits(found.formatNational()) === getDigits(text)
  return isComplete ? `tel:${found.number}` : undefined
}

/** Finds the phone numbers in a text: of each run of groups, the longest part that is valid. */
const findNumbers = (text: string, country: CountryCode | undefined): TypedLink[] => {
  const groups = [...text.matchAll(groupPattern)].map(({ 0: group, index }) => ({
    group,
    start: index,
    end: index + group.length,
  }))
  const found: TypedLink[] = []
  let first = 0
  while (first < groups.length) {
    const { start = 0, group = "" } = groups[first] ?? {}
    const isInternational = group.includes("+")
    let last = first
    for (const { group: next, start: nextStart } of groups.slice(first + 1)) {
      if (next.includes("+") || !separatorPattern.test(text.slice(groups[last]?.end, nextStart))) break
      last += 1
    }
    const runEnd = last
    let href: string | undefined
    while (last >= first && !href) {
      const number = text.slice(start, groups[last]?.end)
      href = findNumber(number, country)
      // The bracket of (077) 123 4567.
      const before = text[start - 1] === "(" && /^\+?\d+\)/.test(number) ? "(" : ""
      if (href) found.push({ start: start - before.length, text: before + number, href })
      else last -= 1
    }
    // Part of an invalid number with a country code would be a number of another country.
    first = href ? last + 1 : isInternational ? runEnd + 1 : first + 1
  }
  return found
}

/** Returns the plain words of a text with its numbers and email addresses marked as links. */
const markPlain = (text: string, country: CountryCode | undefined): string => {
  // Without the sign, the search would take a time that grows with the square of a long word.
  const hasEmails = text.includes("@")
  const emails = [...(hasEmails ? text.matchAll(emailPattern) : [])].map(({ 0: email, index }) => ({
    start: index,
    text: email,
    href: `mailto:${email}`,
  }))
  // The digits of an email address are no number.
  const rest = !hasEmails ? text : text.replaceAll(emailPattern, email => "@".repeat(email.length))
  let end = 0
  const parts = [...emails, ...findNumbers(rest, country)]
    .toSorted((one, other) => one.start - other.start)
    .map(link => {
      const before = text.slice(end, link.start)
      end = link.start + link.text.length
      return before + markLink(link.href, link.text)
    })
  return parts.join("") + text.slice(end)
}

/**
 * Marks the phone numbers and email addresses of a text as links. A number is valid in its country, or in the clinic's
 * own if it has no country code; a short number, such as 464, is a link only as a placeholder. What is in braces stays as
 * it is.
 */
export const markTypedLinks = (text: string, countryCode: string): string => {
  const country = isSupportedCountry(countryCode) ? countryCode : undefined
  return splitSentence(text)
    .map((part, index) => (index % 2 ? `{${part}}` : markPlain(part, country)))
    .join("")
}
