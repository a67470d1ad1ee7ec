import { type PageProps, graphql } from "gatsby"
import { Section } from "../components/Section"
import { PageTitle, TitleWithList } from "../components/PageTitle"
import { Seo } from "../layout/Seo"
import { CallToAction } from "../sections/CallToAction"
import { CareCards } from "../sections/CareCards"
import { EmergencyNotice } from "../sections/EmergencyNotice"
import { Fees } from "../sections/Fees"
import { OnThisPage } from "../sections/OnThisPage"
import { ServiceGrid } from "../sections/ServiceGrid"

export default function ServicesPage({ data: { content } }: Pick<PageProps<Queries.ServicesPageQuery>, "data">) {
  const { head, heading, lead, services, banner, picture, emergency } = content.services
  const { care, fees } = content
  // In a language into which only the advice is translated, it is the whole page.
  if (care && content.services.language !== content.services.site)
    return (
      <>
        <Seo title={care.heading} description={care.lead} page="services" graph={{ reviews: [care] }} />
        <PageTitle heading={care.heading} lead={care.lead} />
        <CareCards care={care} isPage />
      </>
    )
  return (
    <>
      <Seo {...head} page="services" graph={{ services, reviews: care ? [care] : [] }} />
      <TitleWithList heading={heading} lead={lead}>
        <OnThisPage
          parts={[
            ...(care ? [{ anchor: "care", title: care.heading }] : []),
            ...services,
            ...(fees ? [{ anchor: "fees", title: fees.heading }] : []),
          ]}
        />
      </TitleWithList>
      <CareCards care={care} />
      <ServiceGrid services={services} />
      <Fees fees={fees} />
      <CallToAction {...banner} actions="bookAndCall" picture={picture} />
      <Section as="div" $tight>
        <EmergencyNotice {...emergency} />
      </Section>
    </>
  )
}

export const query = graphql`
  query ServicesPage($language: String!) {
    content(language: $language) {
      ...SiteData
      services {
        site
        language
        head {
          ...PageHead
        }
        heading
        lead
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
