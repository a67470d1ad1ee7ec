import { graphql } from "gatsby"
import { createContext } from "react"

/** The facts about the clinic that every page's query returns, in the page's language. */
export type SiteFacts = Queries.SiteFactsFragment

/** The facts of the current page, provided by its layout from the page's own data. */
export const SiteFactsContext = createContext<SiteFacts | null>(null)

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
      places {
        name
        address {
          ...Address
        }
        phone
        hours
        position {
          latitude
          longitude
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
    }
    contact {
      map {
        __typename
      }
      complaints {
        __typename
      }
    }
    brand {
      darkLogo {
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
