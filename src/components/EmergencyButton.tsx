import { telHref } from "../content/phone"
import { ButtonAnchor } from "./Button"
import { Icon } from "./Icon"
import { useWords } from "../words/useWords"
import { fill } from "../words/words"
import { useClinic } from "./useClinic"

/** Calls the emergency number, and says so where it is not the clinic that answers. */
export const EmergencyButton = () => {
  const { number, whose } = useClinic().emergency
  const words = useWords("emergency")
  return (
    <ButtonAnchor href={telHref(number)} $variant="danger">
      <Icon name="phone" />
      {fill(whose === "own" ? words.call : words.callNational, { number })}
    </ButtonAnchor>
  )
}
