import { type PageProps, graphql } from "gatsby"
import { PageTitle } from "../components/PageTitle"
import { ContactForm } from "../forms/ContactForm"
import { FormColumns } from "../forms/FormFrame"
import { Seo } from "../layout/Seo"
import { Complaints } from "../sections/Complaints"
import { ContactCards } from "../sections/ContactCards"
import { DirectWays } from "../sections/DirectWays"
import { LocationMap } from "../sections/LocationMap"

/** What a preview is given has no address. */
type ContactPageProps = Pick<PageProps<Queries.ContactPageQuery>, "data"> & Partial<Pick<PageProps, "location">>

export default function ContactPage({ data: { content }, location }: ContactPageProps) {
  const { contact, services } = content
  return (
    <>
      <Seo {...contact.head} page="contact" services={services.services} />
      <PageTitle heading={contact.heading} lead={contact.lead}>
        <DirectWays />
      </PageTitle>
      <FormColumns>
        {/* A new form, with its draft, when a link on this page names a subject. */}
        <ContactForm key={location?.search} {...contact} />
        <ContactCards hoursNote={contact.hoursNote} />
      </FormColumns>
      {contact.map && <LocationMap map={contact.map} picture={contact.picture} />}
      <Complaints complaints={contact.complaints} />
    </>
  )
}

export const query = graphql`
  query ContactPage($language: String!) {
    content(language: $language) {
      ...SiteFacts
      contact {
        head {
          ...PageHead
        }
        heading
        lead
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
      services {
        services {
          ...ServiceSpecialty
        }
      }
    }
  }
`
