import styled from "styled-components"
import { breakpoints } from "../styles/tokens"
import { LinkedText } from "./LinkedText"
import { Icon } from "./Icon"
import { MarkedLine } from "./lists"
import { Box } from "./primitives"

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
    <MarkedLine>
      <Icon name="circle-alert" />
      <span>
        <LinkedText>{children}</LinkedText>
      </span>
    </MarkedLine>
  </NoteFrame>
)
