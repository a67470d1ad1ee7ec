import type { ReactNode } from "react"
import styled from "styled-components"
import { breakpoints } from "../styles/tokens"
import { Lead } from "./Section"

const TitleBlock = styled.div`
  display: grid;
  gap: 1rem;
  padding: 2.5rem var(--page-margin) 1.5rem;
  padding: clamp(2.5rem, 2rem + 3vw, 4.5rem) var(--page-margin) clamp(1.5rem, 1rem + 2vw, 2.5rem);
  h1 {
    /* Not in ch: that is as wide as a digit, which differs between the heading font and its stand-ins. */
    max-width: 13.5em;
  }
  @media print {
    padding: 1rem 0;
  }
`

// Where there is room, something stands beside the words; elsewhere it follows them.
const Split = styled(TitleBlock)`
  gap: 2rem;
  > div {
    display: grid;
    gap: 1rem;
    align-content: start;
  }
  ${breakpoints.wide} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: 4rem;
  }
`

/** A page's title and its opening sentence, and what stands beside them. */
export const PageTitle = ({
  heading,
  lead,
  children,
  beside,
}: {
  heading: string
  lead: ReactNode
  children?: ReactNode
  beside?: ReactNode
}) => {
  const words = (
    <>
      <h1>{heading}</h1>
      <Lead>{lead}</Lead>
      {children}
    </>
  )
  return beside ? (
    <Split>
      <div>{words}</div>
      {beside}
    </Split>
  ) : (
    <TitleBlock>{words}</TitleBlock>
  )
}
