import { type PageProps, graphql } from "gatsby"
import { PageTitle } from "../components/PageTitle"
import { Section } from "../components/Section"
import { Stack } from "../components/primitives"
import { ContactForm } from "../forms/ContactForm"
import { FormColumns } from "../forms/FormFields"
import { Seo } from "../layout/Seo"
import { Complaints } from "../sections/Complaints"
import { AccessPanel, ContactPanel, DirectOptions } from "../sections/ContactPanel"
import { LocationMap } from "../sections/LocationMap"
import { Places } from "../sections/Places"

export default function ContactPage({ data: { content } }: Pick<PageProps<Queries.ContactPageQuery>, "data">) {
  const { contact } = content
  return (
    <>
      <Seo {...contact.head} page="contact" graph={{ clinic: true, details: true }} />
      <PageTitle heading={contact.heading} lead={contact.lead}>
        <DirectOptions />
      </PageTitle>
      {contact.withoutForm ? (
        <Section as="div" $tight>
          <Stack>
            <ContactPanel hoursNote={contact.hoursNote} />
            <AccessPanel />
          </Stack>
        </Section>
      ) : (
        <FormColumns $columns="2fr 3fr">
          <ContactPanel hoursNote={contact.hoursNote} />
          <Stack>
            <ContactForm {...contact} />
            <AccessPanel />
          </Stack>
        </FormColumns>
      )}
      <Places />
      {contact.map && <LocationMap map={contact.map} picture={contact.picture} />}
      <Complaints complaints={contact.complaints} />
    </>
  )
}

export const query = graphql`
  query ContactPage($language: String!) {
    content(language: $language) {
      ...SiteData
      contact {
        head {
          ...PageHead
        }
        heading
        lead
        withoutForm
        ...ContactForm
        hoursNote
        picture {
          ...PagePicture
        }
        map {
          ...LocationMap
        }
        complaints {
          ...Complaints
        }
      }
    }
  }
`
