import { telHref } from "../model/links/phone"
import { ButtonAnchor } from "./Button"
import { Icon } from "./Icon"
import { useWords } from "../words/useWords"
import { fill } from "../words/words"
import { listEmergencyPhones, useSite } from "./useSite"

/**
 * Shows a button that calls the emergency number, with a note if it is the national number, and the other numbers for
 * urgent cases beside it.
 */
export const EmergencyButton = () => {
  const { number, whose } = useSite().clinic.emergency
  const words = useWords("emergency")
  return (
    <>
      <ButtonAnchor href={telHref(number)} $variant="danger">
        <Icon name="phone" />
        {fill(whose === "own" ? words.call : words.callNational, { number })}
      </ButtonAnchor>
      {listEmergencyPhones(useSite()).map(phone => (
        <ButtonAnchor key={phone.label} href={telHref(phone.number)} $variant="secondary">
          <Icon name="phone" />
          {`${phone.label}: ${phone.number}`}
        </ButtonAnchor>
      ))}
    </>
  )
}
