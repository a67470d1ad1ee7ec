import { graphql } from "gatsby"
import { createContext, useContext } from "react"
import { pageParts } from "../model/pages"
import { mainPlace } from "../model/places"

/** What every page knows of the clinic: part of its query, in the page's language. */
export type SiteFacts = Queries.SiteFactsFragment

/** The facts of the page around: its layout provides them, from the page's own data. */
export const SiteFactsContext = createContext<SiteFacts | null>(null)

const useFacts = (): SiteFacts => {
  const facts = useContext(SiteFactsContext)
  if (!facts) throw new Error("No facts")
  return facts
}

/** The clinic's name, numbers and address: the one place from which every part of the site has them. */
export const useClinic = () => useFacts().clinic

/** The other numbers that people need when it is urgent, such as that of the night. */
export const useEmergencyPhones = () => (useClinic().phones ?? []).filter(({ emergency }) => emergency)

/** The practice's other places, each with its hours in words; the main one is the clinic itself. */
export const useOtherPlaces = () => {
  const { clinic, hours } = useFacts()
  return (clinic.places ?? []).flatMap((place, index) => {
    const text = hours.places[index]
    return text ? [{ ...place, hours: text }] : []
  })
}

/** What the main place is called where there are others, otherwise nothing. */
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

/** The clinic's hours in words. */
export const useHours = () => useFacts().hours

/** The notice, while it is switched on. */
export const useNotice = () => useFacts().notice

/** The ways to reach the clinic. */
export const useWays = () => useFacts().ways

/** Returns how to find the way to book at a place, by its anchor; for whatever has no place, it is that of the clinic. */
export const useBookings = () => {
  const { booking, places } = useWays()
  return (anchor: string | null) => {
    const own = places.find(({ place }) => place === anchor)
    return own ? own.booking : booking
  }
}

/** Whether the contact page has a map. */
export const useHasMap = (): boolean => useFacts().contact.map !== null

/** Whether there are guides for patients. */
export const useHasGuides = (): boolean => useFacts().patients !== null

/** The parts of pages that the end of every page links to: those where the clinic has said something. */
export const usePageParts = () => {
  const { clinic, contact, team } = useFacts()
  const content = { complaints: contact.complaints, access: clinic.access, languages: clinic.languages?.[0], team }
  return pageParts.filter(({ name }) => content[name])
}

/** The policies: `null` where one is off. */
export const usePolicies = () => useFacts().policies

export const fragments = graphql`
  fragment SiteFacts on Content {
    clinic {
      name
      about
      website
      locale {
        language
        timeZone
        currency
        hourCycle
      }
      phone
      phones {
        label
        number
        when
        emergency
      }
      fax
      whatsapp
      primaryContact
      replyTime
      bookAheadMonths
      booking {
        by
        address
      }
      emergency {
        number
        whose
      }
      emails {
        general
        info
        appointments
      }
      address {
        ...Address
      }
      position {
        latitude
        longitude
      }
      openingHours {
        ...OpeningHours
      }
      placeName
      places {
        name
        anchor
        phone
        address {
          ...Address
        }
        position {
          latitude
          longitude
        }
        directions
        openingHours {
          ...OpeningHours
        }
      }
      namedHours {
        name
        text
      }
      languages
      access {
        sample
        stepFree
        entrance
        parking
        toilet
      }
      profiles
    }
    hours {
      lines
      short
      announcement
      business
      specialDays {
        date
        text
      }
      isTimed
      places {
        lines
        short
        specialDays {
          date
          text
        }
      }
    }
    notice {
      language
      tone
      heading
      text
      link {
        label
        to
      }
      from
      until
      period
    }
    ways {
      first {
        ...ContactWay
      }
      second {
        ...ContactWay
      }
      direct {
        ...ContactWay
      }
      booking {
        ...ContactWay
      }
      places {
        place
        booking {
          ...ContactWay
        }
      }
    }
    contact {
      map {
        __typename
      }
      complaints {
        __typename
      }
    }
    team {
      __typename
    }
    patients {
      __typename
    }
    policies {
      privacy {
        __typename
      }
      terms {
        __typename
      }
      accessibility {
        __typename
      }
      others {
        address
        link
        inFooter
      }
    }
  }

  fragment ContactWay on ContactWay {
    by
    to
    label
    icon
  }

  fragment Address on Address {
    street
    businessPark
    poBox
    district
    postcode
    town
    region
    country
    countryCode
  }

  fragment OpeningHours on OpeningHours {
    always
    week {
      ...Week
    }
    specialDays {
      date
      until
      everyYear
      reason
      periods {
        ...Period
      }
    }
  }

  fragment Period on Period {
    opens
    closes
  }

  fragment Week on Week {
    monday {
      ...Period
    }
    tuesday {
      ...Period
    }
    wednesday {
      ...Period
    }
    thursday {
      ...Period
    }
    friday {
      ...Period
    }
    saturday {
      ...Period
    }
    sunday {
      ...Period
    }
  }
`
