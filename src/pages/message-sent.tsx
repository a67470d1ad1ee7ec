import { type PageProps, graphql } from "gatsby"
import { Band } from "../components/Band"
import { ButtonLink, ButtonRow } from "../components/Button"
import { PageTitle } from "../components/PageTitle"
import { Head } from "../layout/Head"

/** Where the forwarder sends visitors back to who wrote without scripts. */
export default function MessageSentPage({ data: { content } }: PageProps<Queries.MessageSentPageQuery>) {
  const { head, sent } = content.contact
  return (
    <>
      <Head title={sent.heading} description={head.description} page="messageSent" />
      <PageTitle heading={sent.heading} lead={sent.text} />
      <Band as="div" $tight>
        <ButtonRow>
          <ButtonLink to="/">Return to Home</ButtonLink>
        </ButtonRow>
      </Band>
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
          ...BandText
        }
      }
    }
  }
`
