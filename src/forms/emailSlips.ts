import { type Words, fill } from "../words/words"

/** Providers whose domains are often mistyped. */
const oftenMistyped = ["gmail.com", "yahoo.com", "hotmail.com", "outlook.com", "icloud.com"] as const

/**
 * Names of providers and companies that look like a typing error in the name of one of those, but are correct: their
 * domain may be mistyped, but another is not meant.
 */
const lookAlikes: ReadonlySet<string> = new Set(["mail", "email", "ymail", "gmx", "cloud", "rocketmail", "look"])

/** Returns whether at most one letter is wrong, missing, extra or swapped with its neighbour. */
const isOneSlip = (one: string, other: string): boolean => {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let [oneEnd, otherEnd] = [one.length, other.length]
  while (oneEnd > start && otherEnd > start && one[oneEnd - 1] === other[otherEnd - 1]) {
    oneEnd -= 1
    otherEnd -= 1
  }
  const [wrong, right] = [one.slice(start, oneEnd), other.slice(start, otherEnd)]
  return (wrong.length < 2 && right.length < 2) || (wrong.length === 2 && right === `${wrong[1]}${wrong[0]}`)
}

/** Endings that are a typing error for `com`, although two letters can mean a country. */
const brokenEndings: ReadonlySet<string> = new Set(["", "co", "cm", "om"])

const isSlip = (domain: string, known: string): boolean => {
  const [name = "", ...endings] = domain.split(".")
  const ending = endings.join(".")
  return (
    !lookAlikes.has(name) &&
    isOneSlip(name, known.slice(0, -".com".length)) &&
    (brokenEndings.has(ending) || (ending.length > 2 && isOneSlip(ending, "com")))
  )
}

/** Returns the domain that was probably meant in an email address, or undefined if nothing looks like a typing error. */
export const suggestDomain = (email: string): string | undefined => {
  const domain = email.slice(email.lastIndexOf("@") + 1)
  if (!email.includes("@") || domain.length > 20) return undefined
  const written = domain.replaceAll(",", ".").replaceAll(/\.{2,}/g, ".")
  const known = oftenMistyped.find(provider => isSlip(written, provider))
  const meant = known ?? written
  return meant === domain || !meant.includes(".") ? undefined : meant
}

/** Returns the first letter before the `@` that email fields do not take, such as `é`; undefined if there is none. */
export const findUnusualLetter = (email: string): string | undefined =>
  /[^\p{ASCII}\p{M}]\p{M}*(?=.*@)|\p{ASCII}\p{M}+(?=.*@)/u.exec(email)?.[0]

/** Returns the email address with plain letters before the `@`; undefined if it cannot be written so. */
export const withPlainLetters = (email: string): string | undefined => {
  const at = email.lastIndexOf("@")
  const plain = email.slice(0, at).normalize("NFKD").replace(/\p{M}/gu, "")
  return /^\p{ASCII}+$/u.test(plain) ? `${plain}${email.slice(at)}` : undefined
}

/** Returns the email address with another domain. */
export const withDomain = (email: string, domain: string): string =>
  `${email.slice(0, email.lastIndexOf("@"))}@${domain}`

/** Returns whether the part of an email address after the `@` has no full stop. */
export const lacksFullStop = (email: string): boolean => /@[^.@\s]+$/.test(email)

/** Returns advice on an email address that is accepted but probably wrong, and the corrected email address if there is one. */
export const adviseEmail = (email: string, words: Words["form"]): { text: string; corrected?: string } | undefined => {
  const domain = suggestDomain(email)
  if (domain) return { text: fill(words.didYouMean, { domain }), corrected: withDomain(email, domain) }
  const letter = findUnusualLetter(email)
  const plain = letter && withPlainLetters(email)
  if (plain) return { text: fill(words.didYouMean, { domain: plain }), corrected: plain }
  if (letter) return { text: fill(words.unusualLetter, { letter }) }
  return lacksFullStop(email) ? { text: words.incompleteEmail } : undefined
}
