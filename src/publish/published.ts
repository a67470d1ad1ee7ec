import { isSwitchedFile, listIndexedPages, listPolicyPages } from "../model/pages"
import { pageSources } from "../model/pageSources"

/** What the files beside the pages (share pictures, sitemap, vCard, manifest) tell of the content. */
const publishedQuery = /* GraphQL */ `
  query Published($language: String!) {
    content(language: $language) {
      clinic {
        name
        about
        website
        locale {
          language
          timeZone
        }
        securityUntil
        phone
        phones {
          number
        }
        fax
        whatsapp
        emergency {
          number
          whose
        }
        emails {
          general
          info
        }
        address {
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
        position {
          latitude
          longitude
        }
        places {
          name
          phone
          address {
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
          position {
            latitude
            longitude
          }
        }
      }
      hours {
        lines
        places {
          lines
        }
        announcement
      }
      brand {
        main
        accent
        support
        warmth
        veil
        headingFont
        light {
          ...BrandColours
        }
        dark {
          ...BrandColours
        }
      }
      slides {
        slides {
          image {
            absolutePath
          }
        }
      }
      policies {
        privacy {
          ...PolicyHead
        }
        terms {
          ...PolicyHead
        }
        accessibility {
          ...PolicyHead
        }
        others {
          address
          head {
            title
          }
        }
      }
    }
  }

  fragment BrandColours on OwnColours {
    brand
    accent
    support
  }

  fragment PolicyHead on Policy {
    head {
      title
    }
  }
`

/** The titles of the pages with a share picture that are always there, by page. */
const titlesQuery = `query PageTitles($language: String!) { content(language: $language) { ${listIndexedPages(name =>
  isSwitchedFile(name)
)
  .map(({ name }) => `${name}: ${pageSources[name].data[0]} { head { title } }`)
  .join(" ")} } }`

interface TitlesQuery {
  content: Record<string, { head: { title: string } } | null>
}

/** What the files beside the pages tell of the content. */
export type Published = Queries.PublishedQuery["content"] & {
  /** The title of each indexed page, by the page's name. */
  titles: Readonly<Record<string, string | undefined>>
}

/** Runs a query as Gatsby does: its result has the data or the errors. */
export type RunQuery = <Data>(
  query: string,
  variables: { language: string }
) => Promise<{ data?: Data; errors?: unknown }>

/** The data of the answer to a query in a language. Throws when there are none. */
export const runQuery = async <Data>(graphql: RunQuery, query: string, language: string): Promise<Data> => {
  const { data, errors } = await graphql<Data>(query, { language })
  if (!data) throw new Error(`The content could not be read: ${JSON.stringify(errors)}`)
  return data
}

/** Asks for everything the files beside the pages tell of the content in a language. */
export const readPublished = async (graphql: RunQuery, language: string): Promise<Published> => {
  const [{ content }, titles] = await Promise.all([
    runQuery<Queries.PublishedQuery>(graphql, publishedQuery, language),
    // The types are asserted: the query is made here, and the model gives each of these files a head with a title.
    runQuery<TitlesQuery>(graphql, titlesQuery, language),
  ])
  return {
    ...content,
    titles: Object.fromEntries([
      ...Object.entries(titles.content).map(([name, page]) => [name, page?.head.title]),
      ...(content.policies.others ?? []).map(({ address, head }) => [address, head.title]),
      ...listPolicyPages().map(({ name, policy }) => [name, content.policies[policy.name]?.head.title]),
    ]),
  }
}

/** What the files beside the pages tell in one language. */
export interface PublishedSite {
  language: string
  /** What its addresses begin with. */
  prefix: string
  pageNames: readonly string[]
  content: Published
}
