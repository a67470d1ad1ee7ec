import styled from "styled-components"
import { SmallPrint } from "../components/Muted"
import { useOtherPlaces, useWays } from "../components/useClinic"

const Line = styled(SmallPrint)`
  margin-bottom: 1rem;
`

/** How to book at the places that the appointment form is not for. */
export const PlaceBookings = () => {
  const { places: bookings } = useWays()
  return useOtherPlaces().map(({ name, anchor }) => {
    const booking = bookings.find(({ place }) => place === anchor)?.booking
    return (
      booking && (
        <Line key={anchor}>
          <span translate="no">{name}</span>
          {": "}
          <a href={booking.to}>{booking.label}</a>
        </Line>
      )
    )
  })
}
