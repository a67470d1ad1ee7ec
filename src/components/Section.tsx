import styled, { css } from "styled-components"

type Tone = "plain" | "sunk" | "deep"

const tones: Readonly<Record<Tone, ReturnType<typeof css>>> = {
  plain: css``,
  sunk: css`
    background: var(--surface-sunk);
  `,
  deep: css`
    background: var(--deep);
    color: var(--on-deep);
    /* Seen only where colours are forced and bands look alike. */
    outline: 1px solid transparent;
    outline-offset: -1px;
  `,
}

/** A section of a page from edge to edge, its content held to one width. */
export const Section = styled.section<{ $tone?: Tone; $tight?: boolean }>`
  padding: ${({ $tight }) => ($tight ? "calc(var(--section-space) * 0.6)" : "var(--section-space)")} var(--page-margin);
  ${({ $tone = "plain" }) => tones[$tone]}
  @media print {
    padding: 0.75rem 0;
  }
`

/** A heading and the sentences below it, at a width that reads well. */
export const SectionHeading = styled.div`
  display: grid;
  gap: 0.75rem;
  max-width: 40rem;
  margin-bottom: 1.5rem;
  margin-bottom: clamp(1.5rem, 1rem + 2vw, 2.5rem);
`

export const Lead = styled.p`
  max-width: 62ch;
  font-size: var(--text-large);
  color: var(--text-muted);
  text-wrap: balance;
  @media (min-width: 30em) {
    hyphens: none;
  }
`

/** Columns of equal width, as many as fit at `$min` each; cards in a row are equally tall. */
export const Columns = styled.ul<{ $min?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = "17rem" }) => $min}), 1fr));
  gap: var(--gap);
  > li {
    display: grid;
  }
`
