import { Fragment } from "react"
import styled from "styled-components"
import { type PostalAddress, formatPostalAddress, splitPostalAddress } from "../model/postalAddress"
import { bookHook } from "../inline/contract"
import { ButtonLink } from "./Button"
import { VisuallyHidden } from "./typography"
import { wholeNumber } from "../styles/declarations"
import { ContactLink, LinkedText } from "./LinkedText"
import { SiteLink } from "./SiteLink"
import { useSite } from "./useSite"

const WholeNumber = styled.span`
  ${wholeNumber}
`

/** Shows a link to the clinic's phone or WhatsApp, labelled with the number. `option` is one of these two. */
export const DirectLink = ({ option: { by, to, label } }: { option: Queries.ContactOptionFragment }) => {
  const { phone, whatsapp } = useSite().clinic
  return by === "phone" ? (
    <ContactLink contact={phone} />
  ) : (
    <SiteLink to={to} translate="no">
      {label} <WholeNumber>{whatsapp}</WholeNumber>
    </SiteLink>
  )
}

/**
 * Returns the label of a link to book: `formLabel` if it leads to the form, otherwise what it does instead, such as
 * calling the clinic.
 */
export const getBookingLabel = ({ by, label }: Queries.ContactOptionFragment, formLabel: string): string =>
  by === "form" ? formLabel : label

interface BookingButtonProps {
  variant: "primary" | "accent" | "secondary"
  /** Its words, if they are not the label of the way to book. */
  words?: string
}

/**
 * Shows the page's own button to book, if people can. It has a hook, because the bar at the bottom edge of phones leaves out
 * its button while this one is in view.
 */
export const BookingButton = ({ variant, words }: BookingButtonProps) => {
  const { booking } = useSite().contactOptions
  return (
    booking && (
      <ButtonLink to={booking.to} $variant={variant} {...{ [bookHook]: "" }}>
        {words ?? booking.label}
        {words !== undefined && words !== booking.label && <VisuallyHidden>{` (${booking.label})`}</VisuallyHidden>}
      </ButtonLink>
    )
  )
}

/** Says beside numbers how somebody who cannot hear or speak on the phone reaches the clinic, if the clinic says so. */
export const WithoutCall = () => {
  const { withoutCall } = useSite().clinic
  return (
    withoutCall && (
      <p>
        <LinkedText>{withoutCall}</LinkedText>
      </p>
    )
  )
}

/** Shows the lines of a postal address, each on a line of its own. */
export const PostalAddressLines = ({ address }: { address: PostalAddress }) =>
  splitPostalAddress(address).map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- two lines may be the same
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))

interface Destination {
  name: string
  address: PostalAddress
}

/**
 * Returns the URL of directions in the device's own map, to what it finds at the postal address. Only this URL works on
 * every phone and computer (`geo:` does nothing on an iPhone). Nothing is fetched from it until the link is pressed.
 */
export const getDirections = ({ name, address }: Destination): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${name}, ${formatPostalAddress({ ...address, lines: null })}`)}`

/** Returns the URL of directions to the clinic. */
export const useDirections = (): string => getDirections(useSite().clinic)
