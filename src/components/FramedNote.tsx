import styled from "styled-components"
import { breakpoints } from "../styles/tokens"
import { LinkedText } from "./LinkedText"
import { Icon } from "./Icon"
import { IconLine } from "./IconList"

const Frame = styled(IconLine)`
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
  <Frame>
    <Icon name="circle-alert" />
    <span>
      <LinkedText>{children}</LinkedText>
    </span>
  </Frame>
)
