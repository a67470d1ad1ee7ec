import { type PageProps, graphql } from "gatsby"
import { Section } from "../components/Section"
import { ButtonRow } from "../components/Button"
import { PageTitle } from "../components/PageTitle"
import { Seo } from "../layout/Seo"
import { ReturnHomeLink } from "../sections/ReturnHomeLink"

/** Where the forwarder sends visitors back to who wrote without scripts. */
export default function MessageSentPage({ data: { content } }: PageProps<Queries.MessageSentPageQuery>) {
  const { head, messageSent } = content.contact
  return (
    <>
      <Seo title={messageSent.heading} description={head.description} page="messageSent" />
      <PageTitle heading={messageSent.heading} lead={messageSent.text} />
      <Section as="div" $tight>
        <ButtonRow>
          <ReturnHomeLink />
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
        messageSent {
          ...TextBlock
        }
      }
    }
  }
`
