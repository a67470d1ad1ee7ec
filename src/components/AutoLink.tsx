import { Fragment } from "react"
import styled from "styled-components"
import { telHref } from "../content/phone"
import { breakpoints } from "../styles/tokens"

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

const contactPattern = /(\+\d[\d ]{6,}\d|[^\s@(]+@[^\s@]+\.[a-z]+)/i

/** Text in which phone numbers and email addresses are links. */
export const AutoLink = ({ children }: { children: string }) => (
  <>
    {children.split(contactPattern).map((part, index) =>
      index % 2 === 0 ? (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other identity
        <Fragment key={index}>{part}</Fragment>
      ) : part.startsWith("+") ? (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <PhoneLink key={index} number={part} />
      ) : (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <a key={index} href={`mailto:${part}`} translate="no">
          {part}
        </a>
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
