import { type PageProps, graphql } from "gatsby"
import { Section } from "../components/Section"
import { PageTitle } from "../components/PageTitle"
import { Stack } from "../components/primitives"
import { Seo } from "../layout/Seo"
import { AccessPanel, ContactPanel } from "../sections/ContactPanel"
import { Places } from "../sections/Places"

/** Shows the numbers, the address, the hours and directions when there is no network. */
export default function OfflinePage({ data: { content } }: Pick<PageProps<Queries.OfflinePageQuery>, "data">) {
  const { head, heading, lead, directions } = content.offline
  return (
    <>
      <Seo {...head} page="offline" />
      <PageTitle beside="list" heading={heading} lead={lead} />
      <Section as="div" $tight>
        <Stack>
          <ContactPanel directions={directions} />
          <AccessPanel />
        </Stack>
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
