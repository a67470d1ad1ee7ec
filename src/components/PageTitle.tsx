import type { ReactNode } from "react"
import styled from "styled-components"
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

/** A page's title and its opening sentence. */
export const PageTitle = ({ heading, lead, children }: { heading: string; lead: ReactNode; children?: ReactNode }) => (
  <TitleBlock>
    <h1>{heading}</h1>
    <Lead>{lead}</Lead>
    {children}
  </TitleBlock>
)
