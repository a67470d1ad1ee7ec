import { type PageProps, graphql } from "gatsby"
import { Section } from "../components/Section"
import { PageTitle } from "../components/PageTitle"
import { Seo } from "../layout/Seo"
import { CallToAction } from "../sections/CallToAction"
import { CareCards } from "../sections/CareCards"
import { EmergencyNotice } from "../sections/EmergencyNotice"
import { Fees } from "../sections/Fees"
import { ServiceGrid } from "../sections/ServiceGrid"

export default function ServicesPage({ data: { content } }: PageProps<Queries.ServicesPageQuery>) {
  const { head, heading, lead, services, banner, picture, emergency } = content.services
  return (
    <>
      <Seo {...head} page="services" services={services} fees={content.fees} care={content.care} />
      <PageTitle heading={heading} lead={lead} />
      <CareCards care={content.care} />
      <ServiceGrid services={services} />
      <Fees fees={content.fees} />
      <CallToAction {...banner} actions="bookAndCall" picture={picture} />
      <Section as="div" $tight>
        <EmergencyNotice {...emergency} />
      </Section>
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
        services {
          ...ServiceSpecialty
        }
        ...ServiceGrid
        banner {
          ...TextBlock
        }
        picture {
          ...PagePicture
        }
        emergency {
          ...TextBlock
        }
      }
      care {
        ...CareCards
      }
      fees {
        ...Fees
      }
    }
  }
`
