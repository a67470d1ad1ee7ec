import styled from "styled-components"

/** A raised box. */
export const Card = styled.div.attrs({ className: "card" })`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 0.75rem;
  /* Where text is very large, it needs the room. */
  padding: min(11.25vw - 1rem, clamp(1.25rem, 1rem + 0.8vw, 1.75rem));
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow-low);
  > * {
    max-width: 100%;
  }
`

const Tile = styled.span.attrs({ className: "no-print" })`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  flex: none;
  border-radius: var(--radius-medium);
  font-size: 1.25rem;
`

/** A tinted square that holds a card's icon. */
export const IconTile = styled(Tile)<{ $tone?: "brand" | "support" | "danger" }>`
  ${({ $tone = "brand" }) => `background: var(--${$tone}-soft); color: var(--${$tone});`}
`
