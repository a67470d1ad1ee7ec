import type { ReactNode } from "react"
import styled, { css } from "styled-components"
import { deepGround } from "../styles/declarations"
import { breakpoints, textWidth } from "../styles/tokens"
import { LinkedText } from "./LinkedText"

type Tone = "plain" | "sunk" | "deep"

const tones: Readonly<Record<Tone, ReturnType<typeof css>>> = {
  plain: css``,
  sunk: css`
    background: var(--surface-sunk);
  `,
  deep: css`
    ${deepGround}
    /* Visible only in forced colours, where all sections have the same background. */
    outline: 1px solid transparent;
    outline-offset: -1px;
  `,
}

/** A full-width section of a page, with its content at a maximum width. */
export const Section = styled.section<{ $tone?: Tone; $tight?: boolean }>`
  padding: ${({ $tight }) => ($tight ? "calc(var(--section-space) * 0.6)" : "var(--section-space)")} var(--page-margin);
  ${({ $tone = "plain" }) => tones[$tone]}
`

const LeadText = styled.p`
  max-width: ${textWidth};
  font-size: var(--text-large);
  color: var(--text-muted);
  ${breakpoints.tablet} {
    text-wrap: balance;
    hyphens: none;
  }
`

/** Shows the introduction under a heading. */
export const Lead = ({ children }: { children: string }) => (
  <LeadText>
    <LinkedText>{children}</LinkedText>
  </LeadText>
)

const HeadingBlock = styled.div`
  margin-bottom: var(--heading-space);
  break-after: avoid;
`

// On wide screens the introduction, and a note after it, are beside the heading.
const HeadingWithLead = styled(HeadingBlock)`
  display: grid;
  gap: 0.75rem;
  ${breakpoints.wide} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    column-gap: 4rem;
    align-items: baseline;
    > p {
      grid-column: 2;
    }
  }
`

interface SectionHeadingProps {
  id?: string
  heading: string
  lead?: string
  /** A note to read before the rest of the section. */
  children?: ReactNode
}

/** Shows the heading of a section with its introduction, if there is one. */
export const SectionHeading = ({ id, heading, lead, children }: SectionHeadingProps) => {
  const Block = lead ? HeadingWithLead : HeadingBlock
  return (
    <Block>
      <h2 id={id}>{heading}</h2>
      {lead && <Lead>{lead}</Lead>}
      {children}
    </Block>
  )
}
