import { Fragment } from "react"
import styled from "styled-components"
import { telHref } from "../model/links/phone"
import { wholeNumber } from "../styles/declarations"
import { useSite } from "./useSite"

const PhoneNumber = styled.a`
  ${wholeNumber}
  font-variant-numeric: tabular-nums;
  /* Large enough to touch, also where it is alone. */
  line-height: max(1.5rem, 1.25em);
`

/** Characters that can separate the digits of one number. No-break spaces are between two (src/model/placeholders.ts). */
const separators = "[.,/ \\u2013-]"

/** Returns a pattern that finds `number`, except as part of a longer number or a word. */
const findAlone = (number: string): string =>
  `(?:\\b|(?=[*#+]))${number.replaceAll(/[*+]/g, "\\$&").replaceAll(" ", "[ \\u00a0]")}(?!${separators}?\\d|\\w)`

/**
 * Returns whether a number of the clinic needs a pattern of its own; numbers with a country code are found in any case.
 */
const isLocal = (number: string): boolean => number.length > 2 && !/^\+[\d ]+$/.test(number)

/**
 * Creates the pattern for phone numbers with a country code, email addresses, and the clinic's other numbers, the
 * longest first.
 */
const createContactPattern = (numbers: readonly string[]): RegExp =>
  new RegExp(
    `(${[
      ...numbers
        .filter(isLocal)
        .sort((one, other) => other.length - one.length)
        .map(findAlone),
      "\\+\\d[\\d ]{6,}\\d",
      // Words without spaces between them may follow.
      "[\\p{L}\\p{N}][\\p{L}\\p{N}._%+'&-]*@[\\p{L}\\p{N}.-]+\\.(?:[a-z]+|\\p{L}+)",
    ].join("|")})`,
    "iu"
  )

/** Returns the clinic's numbers that texts may contain. */
const useNumbers = (): string[] => {
  const { phone, emergency, phones } = useSite().clinic
  return [phone, emergency.number, ...(phones ?? []).map(({ number }) => number)]
}

/**
 * Returns whether a text ends in a number, or a currency, that the next part continues. Old browsers have no
 * lookbehind.
 */
const endsInNumber = (text = ""): boolean => new RegExp(`[\\d\\p{Sc}]${separators}?$`, "u").test(text)

/** Shows a text with its phone numbers and email addresses as links. */
export const AutoLink = ({ children }: { children: string }) => (
  <>
    {children.split(createContactPattern(useNumbers())).map((part, index, parts) =>
      index % 2 === 0 || (/^[^+@]+$/.test(part) && endsInNumber(parts[index - 1])) ? (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other identity
        <Fragment key={index}>{part}</Fragment>
      ) : part.includes("@") ? (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <a key={index} href={`mailto:${part}`} translate="no">
          {part}
        </a>
      ) : (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <PhoneLink key={index} number={part} />
      )
    )}
  </>
)

/** Shows a phone number in a readable format, as a link that calls it. */
export const PhoneLink = ({ number }: { number: string }) => (
  <PhoneNumber href={telHref(number)} translate="no">
    {number}
  </PhoneNumber>
)
