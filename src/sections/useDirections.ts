import { useSite } from "../components/useSite"

/**
 * Returns the URL of directions: a position in the device's own map, or `null` if there is none. Only this URL
 * works on every phone and computer (`geo:` does nothing on an iPhone). Nothing is fetched from it until the link is
 * pressed.
 */
export const getDirections = (position: Queries.SiteDataFragment["clinic"]["position"]): string | null =>
  position && `https://www.google.com/maps/dir/?api=1&destination=${position.latitude},${position.longitude}`

/** Returns the URL of Get Directions to the clinic. */
export const useDirections = (): string | null => getDirections(useSite().clinic.position)
