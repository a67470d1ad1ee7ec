import { type PageProps, graphql } from "gatsby"
import { PageTitle } from "../components/PageTitle"
import { ContactForm } from "../forms/ContactForm"
import { FormColumns } from "../forms/FormFrame"
import { Seo } from "../layout/Seo"
import { CardsAlone } from "../sections/CardsAlone"
import { Complaints } from "../sections/Complaints"
import { ContactCards } from "../sections/ContactCards"
import { DirectWays } from "../sections/DirectWays"
import { LocationMap } from "../sections/LocationMap"
import { Places } from "../sections/Places"

export default function ContactPage({ data: { content } }: Pick<PageProps<Queries.ContactPageQuery>, "data">) {
  const { contact, services } = content
  return (
    <>
      <Seo {...contact.head} page="contact" graph={{ clinic: true, details: services.services }} />
      <PageTitle heading={contact.heading} lead={contact.lead}>
        <DirectWays />
      </PageTitle>
      {contact.withoutForm ? (
        <CardsAlone as="div" $tight>
          <ContactCards hoursNote={contact.hoursNote} />
        </CardsAlone>
      ) : (
        <FormColumns>
          <ContactForm {...contact} />
          <ContactCards hoursNote={contact.hoursNote} />
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
      services {
        services {
          specialty
        }
      }
    }
  }
`
