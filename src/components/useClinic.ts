import { useContext } from "react"
import { pageParts } from "../model/pages"
import { mainPlace } from "../model/places"
import { type SiteFacts, SiteFactsContext } from "./siteFacts"

const useFacts = (): SiteFacts => {
  const facts = useContext(SiteFactsContext)
  if (!facts) throw new Error("No facts")
  return facts
}

/** Returns the clinic's name, numbers and address, from the one place where they are defined. */
export const useClinic = () => useFacts().clinic

/** Returns whether there is another logo for the dark theme. */
export const useHasDarkLogo = (): boolean => useFacts().brand.darkLogo !== null

/** Returns further numbers for urgent cases, such as the night number. */
export const useEmergencyPhones = () => (useClinic().phones ?? []).filter(({ emergency }) => emergency)

/**
 * Returns the practice's other places, each with its hours in words and, if people book there in another way than at
 * the main place, its booking: `null` if nobody can book. The main place is the clinic itself.
 */
export const useOtherPlaces = () => {
  const { clinic, hours, ways } = useFacts()
  return (clinic.places ?? []).flatMap((place, index) => {
    const text = hours.places[index]
    const ownBooking = ways.places.find(booking => booking.place === place.anchor)?.booking
    return text ? [{ ...place, hours: text, ownBooking }] : []
  })
}

/** Returns the name of the main place, or null if there are no others. */
export const useMainPlaceName = (): string | null => {
  const { placeName, places, address } = useClinic()
  return places?.length ? (placeName ?? address.town) : null
}

/** Returns a function that returns the name of a place by its anchor, or nothing if the practice has only one place. */
export const usePlaceNames = () => {
  const main = useMainPlaceName()
  const { places } = useClinic()
  return (anchor: string | null): string | null =>
    anchor === mainPlace ? main : (places?.find(place => place.anchor === anchor)?.name ?? null)
}

/** Returns the name and anchor of every place, the main one first, or none if the practice has only one. */
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

/** Returns the notice, or null if it is off. */
export const useNotice = () => useFacts().notice

/** Returns the ways to reach the clinic. */
export const useWays = () => useFacts().ways

/**
 * Returns a function that returns how to book at a place, by its anchor. Without a place it returns the clinic's
 * booking.
 */
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

/** Returns the parts of pages that the footer links to, if the clinic has filled them in. */
export const usePageParts = () => {
  const { clinic, contact, team } = useFacts()
  const content = { complaints: contact.complaints, access: clinic.access, languages: clinic.languages?.[0], team }
  return pageParts.filter(({ name }) => content[name])
}

/** Returns the policies; one that is off is `null`. */
export const usePolicies = () => useFacts().policies
