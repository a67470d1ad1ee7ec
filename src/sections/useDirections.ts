import { useClinic } from "../components/useClinic"

/**
 * Returns where directions lead: to the phone's own map at a position, or `null` where there is none. Only this address works
 * on every phone and computer (`geo:` does nothing on an iPhone); nothing is fetched from it before somebody presses the link.
 */
export const getDirections = (position: Queries.SiteFactsFragment["clinic"]["position"]): string | null =>
  position && `https://www.google.com/maps/dir/?api=1&destination=${position.latitude},${position.longitude}`

/** Returns where Get Directions leads: to the clinic's main place. */
export const useDirections = (): string | null => getDirections(useClinic().position)
