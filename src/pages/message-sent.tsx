import { type PageProps, graphql } from "gatsby"
import { Section } from "../components/Section"
import { ButtonLink } from "../components/Button"
import { Row } from "../components/primitives"
import { PageTitle } from "../components/PageTitle"
import { Seo } from "../layout/Seo"
import { usePreviewNote, useWords } from "../words/useWords"

/**
 * Shows that a message was sent. Providers send visitors back here who wrote without scripts; the form of a preview
 * leads here directly.
 */
export default function MessageSentPage({ data: { content } }: Pick<PageProps<Queries.MessageSentPageQuery>, "data">) {
  const { head, messageSent } = content.contact
  const note = usePreviewNote()
  const { returnHome } = useWords("layout")
  return (
    <>
      <Seo title={messageSent.heading} description={head.description} page="messageSent" />
      <PageTitle heading={messageSent.heading} lead={note ? `${messageSent.text} ${note}` : messageSent.text} />
      <Section as="div" $tight>
        <Row>
          <ButtonLink to="/">{returnHome}</ButtonLink>
        </Row>
      </Section>
    </>
  )
}

export const query = graphql`
  query MessageSentPage($language: String!) {
    content(language: $language) {
      ...SiteData
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
