import { Fragment } from "react"
import styled from "styled-components"
import { telHref } from "../content/phone"
import { breakpoints } from "../styles/tokens"
import { useClinic } from "./useClinic"

const NoBreak = styled.a`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  /* 24 px high to touch, also where it is alone. */
  padding-block: 0.2em;
  /* A number may be wider than the screen. */
  ${breakpoints.largeText} {
    white-space: normal;
  }
`

/** Phone numbers with their country code, email addresses, and a short emergency number that is no part of a longer one. */
const createContactPattern = (emergency: string): RegExp =>
  new RegExp(
    `(\\+\\d[\\d ]{6,}\\d|[^\\s@(]+@[^\\s@]+\\.[a-z]+${/^\d{3,}$/.test(emergency) ? `|\\b${emergency}\\b(?![.,/ -]?\\d)` : ""})`,
    "i"
  )

/** Whether a text ends in a number, or a currency, that goes on after it. Old browsers know no lookbehind. */
const endsInNumber = (text = ""): boolean => /[\d$€£][.,/ -]?$/.test(text)

/** Text in which phone numbers and email addresses are links. */
export const AutoLink = ({ children }: { children: string }) => (
  <>
    {children.split(createContactPattern(useClinic().emergency.number)).map((part, index, parts) =>
      index % 2 === 0 || endsInNumber(parts[index - 1]) ? (
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

/** A phone number as people read it, as a link that calls it. */
export const PhoneLink = ({ number }: { number: string }) => (
  <NoBreak href={telHref(number)} translate="no">
    {number}
  </NoBreak>
)
