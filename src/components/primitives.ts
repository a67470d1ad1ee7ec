import styled from "styled-components"
import { breakpoints } from "../styles/tokens"

/** Boxes one below the other, as wide as their place, or with `$fit` as wide as their content. */
export const Stack = styled.div<{ $gap?: string; $fit?: boolean }>`
  display: grid;
  gap: ${({ $gap = "var(--gap)" }) => $gap};
  align-content: start;
  ${({ $fit }) => $fit && "justify-items: start;"}
`

/** Boxes beside each other, which wrap where they do not fit. */
export const Row = styled.div<{ $gap?: string; $align?: "center" }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ $gap = "0.75rem" }) => $gap};
  ${({ $align }) => $align && `align-items: ${$align};`}
`

/** Boxes in as many columns of at least `$min` as there is room for, but `$most` at most. */
export const Grid = styled.div<{ $min: string; $most?: number; $gap?: string }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, ${({ $min, $most }) => ($most ? `max(${$min}, 100% / ${$most + 1})` : $min)}), 1fr)
  );
  gap: ${({ $gap = "var(--gap)" }) => $gap};
`

/** Parts side by side on wide screens, or from tablets on, and one below the other elsewhere. */
export const Split = styled.div<{
  $columns: string
  $gap?: string
  $from?: "tablet" | "wide"
  $stretch?: boolean
}>`
  display: grid;
  gap: ${({ $gap = "2rem clamp(2rem, 4vw, 4rem)" }) => $gap};
  align-items: ${({ $stretch }) => ($stretch ? "stretch" : "start")};
  ${({ $from = "wide" }) => breakpoints[$from]} {
    grid-template-columns: ${({ $columns }) => $columns};
  }
`

/** How a box looks: only framed, raised above the page, sunk into it, or with the colour of a danger or of a success. */
type Look = "plain" | "raised" | "sunk" | "danger" | "success"

const looks: Readonly<Record<Look, string>> = {
  plain: "",
  raised: "background: var(--surface-raised); box-shadow: var(--shadow-low);",
  sunk: "border-color: transparent; background: var(--surface-sunk);",
  danger: "border-color: var(--danger); background: var(--danger-soft);",
  success: "border-inline-start: 4px solid var(--success); background: var(--surface-raised);",
}

/** Returns the frame of a box, for an element that is one only on some screens. */
export const framed = (look: Look = "raised", radius = "--radius"): string => `
  border: 1px solid var(--border);
  border-radius: var(${radius});
  ${looks[look]}
`

interface BoxProps {
  $gap?: string
  $look?: Look
  /** Whether it holds only a few sentences. */
  $small?: boolean
  /** Whether its parts reach its edges, such as a picture. They have the padding then. */
  $flush?: boolean
}

/** A stack in a frame. In print.css it is `.box`, unless it is flush: it has no padding to make smaller. */
export const Box = styled(Stack).attrs<BoxProps>(({ $flush, $gap = $flush ? "0" : "0.75rem" }) => ({
  $gap,
  className: $flush ? undefined : "box",
}))`
  /* Where text is very large, it needs the room. */
  ${({ $flush, $small }) =>
    $flush
      ? "overflow: hidden;"
      : `padding: ${$small ? "1rem 1.25rem" : "min(11.25vw - 1rem, clamp(1.25rem, 1rem + 0.8vw, 1.75rem))"};`}
  ${({ $look, $small }) => framed($look, $small ? "--radius-small" : undefined)}
`
