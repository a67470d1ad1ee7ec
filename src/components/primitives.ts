import styled from "styled-components"
import { breakpoints } from "../styles/tokens"

/** Boxes one below the other. */
export const Stack = styled.div<{ $gap?: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = "var(--gap)" }) => $gap};
  align-content: start;
`

/** Boxes beside each other, in as many columns of at least `$min` as there is room for. */
export const Grid = styled.div<{ $min: string; $gap?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $min }) => $min}), 1fr));
  gap: ${({ $gap = "var(--gap)" }) => $gap};
`

/** Two parts of a section, side by side on wide screens and one below the other elsewhere. */
export const Split = styled.div<{ $columns: string; $gap?: string; $stretch?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = "2rem clamp(2rem, 4vw, 4rem)" }) => $gap};
  align-items: ${({ $stretch }) => ($stretch ? "stretch" : "start")};
  ${breakpoints.wide} {
    grid-template-columns: ${({ $columns }) => $columns};
  }
`

/** Cards beside a form; on narrower screens in two columns below it, an odd last one over both. */
export const SideCards = styled.div`
  display: grid;
  gap: var(--gap);
  align-content: start;
  ${breakpoints.tablet} {
    grid-template-columns: 1fr 1fr;
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  ${breakpoints.wide} {
    grid-template-columns: minmax(0, 1fr);
  }
`
