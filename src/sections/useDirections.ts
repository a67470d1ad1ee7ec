import { useClinic } from "../components/useClinic"

/**
 * Where Get Directions leads: to the phone's own map at the clinic's position, or `null` where the clinic gave none. Only
 * this address works on every phone and computer (`geo:` does nothing on an iPhone); nothing is fetched from it before
 * somebody presses the link.
 */
export const useDirections = (): string | null => {
  const { position } = useClinic()
  return position && `https://www.google.com/maps/dir/?api=1&destination=${position.latitude},${position.longitude}`
}
