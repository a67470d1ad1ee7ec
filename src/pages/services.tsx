import { type PageProps, graphql } from "gatsby"
import { Section } from "../components/Section"
import { PageTitle } from "../components/PageTitle"
import { Seo } from "../layout/Seo"
import { CallToAction } from "../sections/CallToAction"
import { EmergencyNotice } from "../sections/EmergencyNotice"
import { OnThisPage } from "../sections/OnThisPage"
import { ServiceGrid } from "../sections/ServiceGrid"

export default function ServicesPage({ data: { content } }: PageProps<Queries.ServicesPageQuery>) {
  const { head, heading, lead, services, banner, emergency } = content.services
  return (
    <>
      <Seo {...head} page="services" offered={services} />
      <PageTitle
        heading={heading}
        lead={lead}
        beside={
          <OnThisPage parts={services.map(({ anchor, hyphenatedTitle }) => ({ anchor, name: hyphenatedTitle }))} />
        }
      />
      <ServiceGrid services={services} />
      <CallToAction {...banner} actions="bookAndCall" />
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
        ...ServiceGrid
        banner {
          ...TextBlock
        }
        emergency {
          ...TextBlock
        }
      }
    }
  }
`
