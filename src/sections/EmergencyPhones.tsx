import styled from "styled-components"
import { useEmergencyPhones } from "../components/useClinic"
import { telHref } from "../model/phone"
import { emergencyLook } from "./EmergencyLine"

const Line = styled.a`
  ${emergencyLook}
  strong {
    white-space: nowrap;
  }
  & + & {
    border-top: 1px solid var(--border);
  }
`

/** Shows the other numbers for what is urgent, such as that of the night, above the slides: on a phone there is no room below them. */
export const EmergencyPhones = () =>
  useEmergencyPhones().map(({ label, when, number }) => (
    <Line key={label} href={telHref(number)}>
      <span>
        {label}
        {when && ` ${when}`}: <strong>{number}</strong>
      </span>
    </Line>
  ))
