import { telHref } from "../content/phone"
import { ButtonAnchor } from "./Button"
import { Icon } from "./Icon"
import { useClinic } from "./useClinic"

/** Calls the emergency number, and says so where it is not the clinic that answers. */
export const EmergencyButton = () => {
  const { number, whose } = useClinic().emergency
  return (
    <ButtonAnchor href={telHref(number)} $variant="danger">
      <Icon name="phone" />
      {whose === "own" ? `Call ${number}` : `Call ${number}, the national number`}
    </ButtonAnchor>
  )
}
