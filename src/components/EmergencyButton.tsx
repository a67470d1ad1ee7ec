import { telHref } from "../model/phone"
import { ButtonAnchor } from "./Button"
import { Icon } from "./Icon"
import { useWords } from "../words/useWords"
import { fill } from "../words/words"
import { useClinic, useEmergencyPhones } from "./useClinic"

/** Calls the emergency number, and says so where it is not the clinic that answers; beside it the other numbers for what is urgent. */
export const EmergencyButton = () => {
  const { number, whose } = useClinic().emergency
  const words = useWords("emergency")
  return (
    <>
      <ButtonAnchor href={telHref(number)} $variant="danger">
        <Icon name="phone" />
        {fill(whose === "own" ? words.call : words.callNational, { number })}
      </ButtonAnchor>
      {useEmergencyPhones().map(phone => (
        <ButtonAnchor key={phone.label} href={telHref(phone.number)} $variant="secondary">
          <Icon name="phone" />
          {`${phone.label}: ${phone.number}`}
        </ButtonAnchor>
      ))}
    </>
  )
}
