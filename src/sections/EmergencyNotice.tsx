import styled from "styled-components"
import { ButtonAnchor } from "../components/Button"
import { Card, IconTile } from "../components/Card"
import { Icon } from "../components/Icon"
import { Linked } from "../components/Linked"
import { dialled } from "../components/phone"
import { useClinic } from "../hooks/useClinic"

const Urgent = styled(Card)`
  border-color: var(--danger);
  background: var(--danger-soft);
  h2 { font-size: var(--text-h3); }
`

/** What to do when a life is in danger: the only red on a page without errors. */
export const EmergencyNotice = ({ heading, text }: Queries.BandTextFragment) => {
  const { emergencyNumber } = useClinic()
  return (
    <Urgent as="section">
      <IconTile $tone="danger">
        <Icon name="siren" />
      </IconTile>
      <h2>{heading}</h2>
      <p>
        <Linked>{text}</Linked>
      </p>
      <ButtonAnchor href={`tel:${dialled(emergencyNumber)}`} $look="danger">
        <Icon name="phone" />
        Call {emergencyNumber}
      </ButtonAnchor>
    </Urgent>
  )
}
