import styled from "styled-components"
import { SmallPrint } from "../components/Muted"
import { useOtherPlaces } from "../components/useClinic"

const Line = styled(SmallPrint)`
  margin-bottom: 1rem;
`

/** Shows how to book at places that the appointment form does not cover. */
export const PlaceBookings = () =>
  useOtherPlaces().map(
    ({ name, anchor, ownBooking }) =>
      ownBooking && (
        <Line key={anchor}>
          <span translate="no">{name}</span>
          {": "}
          <a href={ownBooking.to}>{ownBooking.label}</a>
        </Line>
      )
  )
