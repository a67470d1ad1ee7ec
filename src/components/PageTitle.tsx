import { Heading } from "./HeadingText"
import type { ReactNode } from "react"
import styled from "styled-components"
import { Lead } from "./Section"

export const TitleBlock = styled.div`
  display: grid;
  gap: 1rem;
  padding: clamp(2.5rem, 2rem + 3vw, 4.5rem) var(--page-margin) clamp(1.5rem, 1rem + 2vw, 2.5rem);
  h1 {
    /* Not in ch: that is the width of a digit, which differs between the heading font and its fallbacks. */
    max-width: 14em;
  }
  @media print {
    padding: 1rem 0;
  }
`

export interface PageTitleProps {
  heading: string
  lead: string
  children?: ReactNode
}

/** Shows a page's title, its introduction and what follows. */
export const PageTitle = ({ heading, lead, children }: PageTitleProps) => (
  <TitleBlock>
    <Heading as="h1">{heading}</Heading>
    <Lead>{lead}</Lead>
    {children}
  </TitleBlock>
)
