import { type PageProps, graphql } from "gatsby"
import { Band } from "../components/Band"
import { PageTitle } from "../components/PageTitle"
import { Head } from "../layout/Head"
import { CallToAction } from "../sections/CallToAction"
import { EmergencyNotice } from "../sections/EmergencyNotice"
import { ServiceGrid } from "../sections/ServiceGrid"

export default function ServicesPage({ data: { content } }: PageProps<Queries.ServicesPageQuery>) {
  const { head, heading, lead, services, banner, emergency } = content.services
  return (
    <>
      <Head {...head} page="services" />
      <PageTitle heading={heading} lead={lead} />
      <ServiceGrid services={services} />
      <CallToAction {...banner} actions="bookAndCall" />
      <Band as="div" $tight>
        <EmergencyNotice {...emergency} />
      </Band>
    </>
  )
}

export const query = graphql`
  query ServicesPage {
    content {
      services {
        head {
          ...PageHead
        }
        heading(hyphens: true)
        lead(hyphens: true)
        ...ServiceGrid
        banner {
          ...BandText
        }
        emergency {
          ...BandText
        }
      }
    }
  }
`
