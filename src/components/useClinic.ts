import { useContext } from "react"
import { pageParts } from "../model/pages"
import { mainPlace } from "../model/places"
import { type SiteFacts, SiteFactsContext } from "./siteFacts"

const useFacts = (): SiteFacts => {
  const facts = useContext(SiteFactsContext)
  if (!facts) throw new Error("No facts")
  return facts
}

/** Returns the clinic's name, numbers and address: the one place from which every part of the site has them. */
export const useClinic = () => useFacts().clinic

/** Returns the other numbers that people need when it is urgent, such as that of the night. */
export const useEmergencyPhones = () => (useClinic().phones ?? []).filter(({ emergency }) => emergency)

/**
 * Returns the practice's other places, each with its hours in words and, where people book there otherwise than at the main one,
 * how: `null` where nobody can. The main place is the clinic itself.
 */
export const useOtherPlaces = () => {
  const { clinic, hours, ways } = useFacts()
  return (clinic.places ?? []).flatMap((place, index) => {
    const text = hours.places[index]
    const ownBooking = ways.places.find(booking => booking.place === place.anchor)?.booking
    return text ? [{ ...place, hours: text, ownBooking }] : []
  })
}

/** Returns what the main place is called where there are others, otherwise nothing. */
export const useMainPlaceName = (): string | null => {
  const { placeName, places, address } = useClinic()
  return places?.length ? (placeName ?? address.town) : null
}

/** Returns how to find the name of a place by its anchor; nothing is found where the practice has one place alone. */
export const usePlaceNames = () => {
  const main = useMainPlaceName()
  const { places } = useClinic()
  return (anchor: string | null): string | null =>
    anchor === mainPlace ? main : (places?.find(place => place.anchor === anchor)?.name ?? null)
}

/** Returns every place by its name, the main one first; none where the practice has one alone. */
export const usePlaces = () => {
  const { openingHours, address, position, phone, places } = useClinic()
  const main = useMainPlaceName()
  return main === null
    ? []
    : [
        { name: main, anchor: mainPlace, openingHours, address, position, phone },
        ...(places ?? []).map(place => ({ ...place, phone: place.phone ?? phone })),
      ]
}

/** Returns the clinic's hours in words. */
export const useHours = () => useFacts().hours

/** Returns the notice, while it is switched on. */
export const useNotice = () => useFacts().notice

/** Returns the ways to reach the clinic. */
export const useWays = () => useFacts().ways

/** Returns how to find the way to book at a place, by its anchor; for whatever has no place, it is that of the clinic. */
export const useBookings = () => {
  const { booking, places } = useWays()
  return (anchor: string | null) => {
    const own = places.find(({ place }) => place === anchor)
    return own ? own.booking : booking
  }
}

/** Returns whether the contact page has a map. */
export const useHasMap = (): boolean => useFacts().contact.map !== null

/** Returns whether there are guides for patients. */
export const useHasGuides = (): boolean => useFacts().patients !== null

/** Returns the parts of pages that the end of every page links to: those where the clinic has said something. */
export const usePageParts = () => {
  const { clinic, contact, team } = useFacts()
  const content = { complaints: contact.complaints, access: clinic.access, languages: clinic.languages?.[0], team }
  return pageParts.filter(({ name }) => content[name])
}

/** Returns the policies: `null` where one is off. */
export const usePolicies = () => useFacts().policies
