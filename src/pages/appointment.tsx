import { type PageProps, graphql } from "gatsby"
import { PageTitle } from "../components/PageTitle"
import { AppointmentForm } from "../forms/AppointmentForm"
import { FormColumns } from "../forms/FormFields"
import { Seo } from "../layout/Seo"
import { BookingSteps } from "../sections/BookingSteps"
import { VisitCards } from "../sections/VisitCards"

export default function AppointmentPage({ data: { content } }: Pick<PageProps<Queries.AppointmentPageQuery>, "data">) {
  const { appointment, services } = content
  // In develop mode the page can be switched off while it is open.
  if (!appointment) return null
  const bookable = services.services.filter(service => service.bookable)
  return (
    <>
      <Seo {...appointment.head} page="appointment" />
      <PageTitle heading={appointment.heading} lead={appointment.lead}>
        <BookingSteps isForwarded={appointment.delivery === "forward"} />
      </PageTitle>
      <FormColumns $columns="3fr 2fr">
        <AppointmentForm {...appointment} bookable={bookable} />
        <VisitCards {...appointment} />
      </FormColumns>
    </>
  )
}

export const query = graphql`
  query AppointmentPage($language: String!) {
    content(language: $language) {
      ...SiteData
      appointment {
        head {
          ...PageHead
        }
        heading
        lead
        ...AppointmentForm
        ...VisitCards
      }
      services {
        services {
          title
          value
          bookable
        }
      }
    }
  }
`
