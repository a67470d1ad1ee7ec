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
export const Row = styled.div<{ $gap?: string }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ $gap = "0.75rem" }) => $gap};
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

/** A stack in a frame. A small one holds a few sentences. */
export const Box = styled(Stack).attrs<{ $gap?: string; $look?: Look; $small?: boolean }>(({ $gap = "0.75rem" }) => ({
  $gap,
  className: "box",
}))`
  /* Where text is very large, it needs the room. */
  padding: ${({ $small }) => ($small ? "1rem 1.25rem" : "min(11.25vw - 1rem, clamp(1.25rem, 1rem + 0.8vw, 1.75rem))")};
  border: 1px solid var(--border);
  border-radius: var(${({ $small }) => ($small ? "--radius-small" : "--radius")});
  ${({ $look = "raised" }) => looks[$look]}
`
