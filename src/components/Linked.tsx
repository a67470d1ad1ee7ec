import { Fragment } from "react"
import styled from "styled-components"
import { dialled } from "./phone"

const NoBreak = styled.a`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  /* Where a number may be wider than its place. */
  @media (max-width: 20em) {
    white-space: normal;
  }
`

const reachable = /(\+\d[\d ]{6,}\d|[^\s@(]+@[^\s@]+\.[a-z]+)/i

/** Text in which phone numbers and email addresses can be pressed. */
export const Linked = ({ children }: { children: string }) => (
  <>
    {children.split(reachable).map((piece, index) =>
      index % 2 === 0 ? (
        <Fragment key={index}>{piece}</Fragment>
      ) : piece.startsWith("+") ? (
        <PhoneLink key={index} number={piece} />
      ) : (
        <a key={index} href={`mailto:${piece}`}>
          {piece}
        </a>
      )
    )}
  </>
)

/** A phone number as people read it, dialled as machines want it. */
export const PhoneLink = ({ number, className }: { number: string; className?: string }) => (
  <NoBreak href={`tel:${dialled(number)}`} className={className}>
    {number}
  </NoBreak>
)
