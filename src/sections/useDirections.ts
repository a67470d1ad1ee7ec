import { useSite } from "../components/useSite"
import { type PostalAddress, formatPostalAddress } from "../model/postalAddress"

interface Destination {
  name: string
  address: PostalAddress
  position: Queries.SiteDataFragment["clinic"]["position"]
}

/**
 * Returns the URL of directions in the device's own map: to the position or, without one, to what the map finds at the
 * postal address. Only this URL works on every phone and computer (`geo:` does nothing on an iPhone). Nothing is
 * fetched from it until the link is pressed.
 */
export const getDirections = ({ name, address, position }: Destination): string => {
  const destination = position
    ? `${position.latitude},${position.longitude}`
    : encodeURIComponent(`${name}, ${formatPostalAddress({ ...address, poBox: null })}`)
  return `https://www.google.com/maps/dir/?api=1&destination=${destination}`
}

/** Returns the URL of directions to the clinic. */
export const useDirections = (): string => getDirections(useSite().clinic)
