import { indexedPages } from "../content/pages"

/** What the files beside the pages (share pictures, sitemap, address card, manifest) tell of the content. */
const publishedQuery = /* GraphQL */ `
  query Published {
    content {
      clinic {
        name
        about
        website
        phone
        fax
        whatsapp
        emails {
          info
        }
        address {
          street
          businessPark
          town
          country
        }
        position {
          latitude
          longitude
        }
        hours {
          days
          time
          openNow
        }
      }
      slides {
        slides {
          image {
            absolutePath
          }
        }
      }
    }
  }
`

/** The titles of the pages with a share picture, by page. */
const titlesQuery = `query PageTitles { content { ${indexedPages
  .map(({ name, data }) => `${name}: ${data[0]} { head { title } }`)
  .join(" ")} } }`

interface TitlesQuery {
  content: Record<string, { head: { title: string } }>
}

/** What the files beside the pages tell of the content. */
export type Published = Queries.PublishedQuery["content"] & {
  /** The title of each indexed page, by the page's name. */
  titles: Readonly<Record<string, string>>
}

/** Gatsby's way to ask: it answers with the data of the query or with errors. */
type RunQuery = <Data>(query: string) => Promise<{ data?: Data; errors?: unknown }>

const runQuery = async <Data>(graphql: RunQuery, query: string): Promise<Data> => {
  const { data, errors } = await graphql<Data>(query)
  if (!data) throw new Error(`The content could not be read after the build: ${JSON.stringify(errors)}`)
  return data
}

/** Asks for everything the files beside the pages tell of the content. */
export const readPublished = async (graphql: RunQuery): Promise<Published> => {
  const [{ content }, titles] = await Promise.all([
    runQuery<Queries.PublishedQuery>(graphql, publishedQuery),
    // The types are asserted: the query is made here, and the model gives each of these files a head with a title.
    runQuery<TitlesQuery>(graphql, titlesQuery),
  ])
  return {
    ...content,
    titles: Object.fromEntries(Object.entries(titles.content).map(([name, { head }]) => [name, head.title])),
  }
}
