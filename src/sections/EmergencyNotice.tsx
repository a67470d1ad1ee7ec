import styled from "styled-components"
import { ButtonLink } from "../components/Button"
import { Icon } from "../components/Icon"
import { IconEntry } from "../components/IconEntry"
import { Box } from "../components/primitives"
import { useSite } from "../components/useSite"
import { breakpoints } from "../styles/tokens"
import { useWords } from "../words/useWords"
import { fill } from "../words/words"

/** Shows a button that calls the emergency number, with a note if it is the national number. */
export const EmergencyButton = () => {
  const { number, whose } = useSite().clinic.emergency
  const words = useWords("emergency")
  return (
    <ButtonLink to="emergency" $variant="danger">
      <Icon name="phone" />
      {fill(whose === "own" ? words.call : words.callNational, { number })}
    </ButtonLink>
  )
}

// The button is beside the text if there is room.
const EmergencyBox = styled(Box).attrs({ as: "section", $look: "danger" })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: center;
  gap: 1rem 1.25rem;
  > div {
    flex: 1 1 21rem;
  }
  > div > span {
    background: var(--surface-raised);
  }
  p {
    color: inherit;
  }
  ${breakpoints.phone} {
    gap: 0.5rem 0.75rem;
    padding: min(1rem, 11.25vw - 1rem);
  }
`

/** Shows what to do if a life is in danger: the only red on a page without errors. */
export const EmergencyNotice = ({ heading, text }: Queries.TextBlockFragment) => (
  <EmergencyBox>
    <IconEntry icon="siren" tone="danger" heading={heading} text={text} isCompact />
    <EmergencyButton />
  </EmergencyBox>
)
