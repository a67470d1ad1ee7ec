import { graphql } from "gatsby"
import { type ReactNode, createContext, useContext } from "react"
import { type PageWords, WordsContext } from "../words/useWords"

/** The content that the layout and the parts of every page show, in the page's language. Each page queries it. */
export type SiteData = Queries.SiteDataFragment

/** Data that every page's query returns. */
export interface PageData {
  content: SiteData
}

const SiteContext = createContext<SiteData | null>(null)

interface PageProviderProps {
  /** The page's context, from the build: its language and its words. */
  page: PageWords
  /** The answer to the part of its query that all pages share. */
  site: SiteData
  children: ReactNode
}

/** Makes a page's words and content available to its layout and to all its parts. */
export const PageProvider = ({ page, site, children }: PageProviderProps) => (
  <WordsContext.Provider value={page}>
    <SiteContext.Provider value={site}>{children}</SiteContext.Provider>
  </WordsContext.Provider>
)

/** Returns the clinic, its hours in words, its contact options, and what else every page shows. */
export const useSite = (): SiteData => {
  const site = useContext(SiteContext)
  if (!site) throw new Error("No site data")
  return site
}

export const fragments = graphql`
  fragment SiteData on Content {
    clinic {
      name
      about
      website
      locale {
        language
        timeZone
        hourCycle
      }
      phone
      phones {
        name
        label
        number
        when
      }
      fax
      whatsapp
      withoutCall
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
      }
      languages
      access {
        sample
        stepFree
        entrance
        parking
        toilet
      }
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
    contactOptions {
      first {
        ...ContactOption
      }
      second {
        ...ContactOption
      }
      direct {
        ...ContactOption
      }
      booking {
        ...ContactOption
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
    policyLinks {
      to
      label
    }
  }

  fragment ContactOption on ContactOption {
    by
    to
    label
    icon
  }

  fragment Address on Address {
    street
    businessPark
    lines
    postcode
    town
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
