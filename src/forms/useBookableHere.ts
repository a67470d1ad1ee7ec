import { usePlaces, useWays } from "../components/useClinic"

/**
 * Returns what the appointment form offers: the places to choose from, where there are several, and the services. What is
 * only at a place with bookings of its own is not among them.
 */
export const useBookableHere = <Service extends { readonly place: string | null }>(services: readonly Service[]) => {
  const { places: bookings } = useWays()
  const hasOwn = (anchor: string | null): boolean => bookings.some(({ place }) => place === anchor)
  const places = usePlaces().filter(({ anchor }) => !hasOwn(anchor))
  return { places: places.length > 1 ? places : [], bookable: services.filter(({ place }) => !hasOwn(place)) }
}
