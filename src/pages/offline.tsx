import { type PageProps, graphql } from "gatsby"
import { Section } from "../components/Section"
import { PageTitle } from "../components/PageTitle"
import { Seo } from "../layout/Seo"
import { ContactCards } from "../sections/ContactCards"
import { Places } from "../sections/Places"

/** Shows the numbers, the address, the hours and directions when there is no network. */
export default function OfflinePage({ data: { content } }: Pick<PageProps<Queries.OfflinePageQuery>, "data">) {
  const { head, heading, lead, directions } = content.offline
  return (
    <>
      <Seo {...head} page="offline" />
      <PageTitle heading={heading} lead={lead} />
      <Section as="div" $tight>
        <ContactCards directions={directions} />
      </Section>
      <Places />
    </>
  )
}

export const query = graphql`
  query OfflinePage($language: String!) {
    content(language: $language) {
      ...SiteData
      offline {
        head {
          ...PageHead
        }
        heading
        lead
        directions
      }
    }
  }
`
