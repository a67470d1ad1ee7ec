import { type PageProps, graphql } from "gatsby"
import { Section } from "../components/Section"
import { ButtonLink, ButtonRow } from "../components/Button"
import { PageTitle } from "../components/PageTitle"
import { Seo } from "../layout/Seo"

/** Where the forwarder sends visitors back to who wrote without scripts. */
export default function MessageSentPage({ data: { content } }: PageProps<Queries.MessageSentPageQuery>) {
  const { head, sent } = content.contact
  return (
    <>
      <Seo title={sent.heading} description={head.description} page="messageSent" />
      <PageTitle heading={sent.heading} lead={sent.text} />
      <Section as="div" $tight>
        <ButtonRow>
          <ButtonLink to="/">Return to Home</ButtonLink>
        </ButtonRow>
      </Section>
    </>
  )
}

export const query = graphql`
  query MessageSentPage {
    content {
      contact {
        head {
          ...PageHead
        }
        sent {
          ...TextBlock
        }
      }
    }
  }
`
