import styled, { css } from "styled-components"
import { breakpoints } from "../styles/tokens"
import { AutoLink } from "./AutoLink"

type Tone = "plain" | "sunk" | "deep"

const tones: Readonly<Record<Tone, ReturnType<typeof css>>> = {
  plain: css``,
  sunk: css`
    background: var(--surface-sunk);
  `,
  deep: css`
    background: var(--deep);
    color: var(--on-deep);
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
  max-width: min(62ch, 100%);
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
    <AutoLink>{children}</AutoLink>
  </LeadText>
)

const HeadingBlock = styled.div`
  display: grid;
  gap: 0.75rem;
  max-width: 40rem;
  margin-bottom: var(--heading-space);
  break-after: avoid;
`

/** Shows the heading of a section and its introduction, at a readable width. */
export const SectionHeading = ({ id, heading, lead }: { id?: string; heading: string; lead?: string }) => (
  <HeadingBlock>
    <h2 id={id}>{heading}</h2>
    {lead && <Lead>{lead}</Lead>}
  </HeadingBlock>
)
