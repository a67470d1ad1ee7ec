import type { ReactNode } from "react"
import styled, { css } from "styled-components"
import { deepGround } from "../styles/declarations"
import { breakpoints, textWidth } from "../styles/tokens"
import { Icon } from "./Icon"
import { LinkedText } from "./LinkedText"
import { IconLine } from "./lists"
import { Box, Split, Stack } from "./primitives"

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

/** Columns of a title and, on wide screens beside it, its introduction. */
export const titleColumns = "2fr 3fr"

const HeadingColumns = styled(Split)`
  align-items: baseline;
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
  const title = <h2 id={id}>{heading}</h2>
  return (
    <HeadingBlock>
      {lead ? (
        <HeadingColumns $columns={titleColumns} $gap="0.75rem 4rem">
          {title}
          <Stack $gap="0.75rem">
            <Lead>{lead}</Lead>
            {children}
          </Stack>
        </HeadingColumns>
      ) : (
        <>
          {title}
          {children}
        </>
      )}
    </HeadingBlock>
  )
}

const NoteFrame = styled(Box)`
  max-width: min(46rem, 100%);
  border: 1px dashed var(--control-border);
  svg {
    color: inherit;
  }
  /* On a phone the button to call comes on the first screen, below the note. */
  ${breakpoints.phone} {
    padding: 0.5rem 0.75rem;
    font-size: var(--text-note);
    line-height: 1.4;
  }
`

/** Shows a note in a frame, to read before the text that follows. */
export const FramedNote = ({ children }: { children: string }) => (
  <NoteFrame $look="plain" $small>
    <IconLine>
      <Icon name="circle-alert" />
      <span>
        <LinkedText>{children}</LinkedText>
      </span>
    </IconLine>
  </NoteFrame>
)
