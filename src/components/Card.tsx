import styled from "styled-components"
import { breakpoints } from "../styles/tokens"
import { LinkedText } from "./LinkedText"
import { Icon } from "./Icon"
import { IconLine } from "./lists"

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

const NoteFrame = styled(IconLine)`
  max-width: min(46rem, 100%);
  padding: 1rem 1.25rem;
  border: 1px dashed var(--control-border);
  border-radius: var(--radius-small);
  > svg {
    color: inherit;
  }
  /* On a phone the button to call comes on the first screen, below the note. */
  ${breakpoints.phone} {
    gap: 0.5rem;
    padding: 0.5rem 0.75rem;
    font-size: var(--text-note);
    line-height: 1.4;
  }
`

/** Shows a note in a frame, to read before the text that follows. */
export const FramedNote = ({ children }: { children: string }) => (
  <NoteFrame>
    <Icon name="circle-alert" />
    <span>
      <LinkedText>{children}</LinkedText>
    </span>
  </NoteFrame>
)
