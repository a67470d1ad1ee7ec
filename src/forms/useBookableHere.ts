import { usePlaces, useWays } from "../components/useClinic"

/**
 * Returns the options of the appointment form: the places, if there are several, and the services. Services that are
 * only at a place with its own booking are left out.
 */
export const useBookableHere = <Service extends { readonly place: string | null }>(services: readonly Service[]) => {
  const { places: bookings } = useWays()
  const hasOwn = (anchor: string | null): boolean => bookings.some(({ place }) => place === anchor)
  const places = usePlaces().filter(({ anchor }) => !hasOwn(anchor))
  return { places: places.length > 1 ? places : [], bookable: services.filter(({ place }) => !hasOwn(place)) }
}
