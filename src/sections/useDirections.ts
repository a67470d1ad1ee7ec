import { useSite } from "../components/useSite"
import { type PostalAddress, formatPostalAddress } from "../model/postalAddress"

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
