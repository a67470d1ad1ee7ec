import { type PageProps, graphql } from "gatsby"
import { Band } from "../components/Band"
import { PageTitle } from "../components/PageTitle"
import { Head } from "../layout/Head"
import { ContactCards } from "../sections/ContactCards"

/** What a phone shows where there is no network: the numbers, the address, the hours and the way. */
export default function OfflinePage({ data: { content } }: PageProps<Queries.OfflinePageQuery>) {
  const { head, heading, lead, directions } = content.offline
  return (
    <>
      <Head {...head} page="offline" />
      <PageTitle heading={heading} lead={lead} />
      <Band as="div" $tight>
        <ContactCards directions={directions} />
      </Band>
    </>
  )
}

export const query = graphql`
  query OfflinePage {
    content {
      offline {
        head {
          ...PageHead
        }
        heading(hyphens: true)
        lead(hyphens: true)
        directions(hyphens: true)
      }
    }
  }
`
