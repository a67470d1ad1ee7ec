import { ButtonLink } from "./Button"
import { Icon } from "./Icon"
import { CallLink } from "./LinkedText"
import { useWords } from "../words/useWords"
import { fill } from "../words/words"
import { useSite } from "./useSite"

/** Shows a button that calls the emergency number, with a note if it is the national number. */
export const EmergencyButton = () => {
  const { number, whose } = useSite().clinic.emergency
  const words = useWords("emergency")
  return (
    <ButtonLink as={CallLink} to={number} $variant="danger">
      <Icon name="phone" />
      {fill(whose === "own" ? words.call : words.callNational, { number })}
    </ButtonLink>
  )
}
