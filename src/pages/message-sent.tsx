import { type PageProps, graphql } from "gatsby"
import { Section } from "../components/Section"
import { ButtonRow } from "../components/Button"
import { PageTitle } from "../components/PageTitle"
import { Seo } from "../layout/Seo"
import { usePreviewNote } from "../words/useWords"
import { ReturnHomeLink } from "../sections/ReturnHomeLink"

/** Where the provider sends visitors back to who wrote without scripts; a preview’s form leads here by itself. */
export default function MessageSentPage({ data: { content } }: Pick<PageProps<Queries.MessageSentPageQuery>, "data">) {
  const { head, messageSent } = content.contact
  const note = usePreviewNote()
  return (
    <>
      <Seo title={messageSent.heading} description={head.description} page="messageSent" />
      <PageTitle heading={messageSent.heading} lead={note ? `${messageSent.text} ${note}` : messageSent.text} />
      <Section as="div" $tight>
        <ButtonRow>
          <ReturnHomeLink />
        </ButtonRow>
      </Section>
    </>
  )
}

export const query = graphql`
  query MessageSentPage($language: String!) {
    content(language: $language) {
      ...SiteFacts
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
