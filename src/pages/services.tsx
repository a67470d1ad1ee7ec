import { type PageProps, graphql } from "gatsby"
import { PageTitle } from "../components/PageTitle"
import { Split } from "../components/primitives"
import { Section } from "../components/Section"
import { Seo } from "../layout/Seo"
import { Banner, BannerPanel } from "../sections/Banner"
import { CareCards } from "../sections/CareCards"
import { EmergencyNotice } from "../sections/EmergencyNotice"
import { Fees } from "../sections/Fees"
import { PagePicture } from "../sections/PagePicture"
import { OnThisPage } from "../sections/OnThisPage"
import { ServiceGroups, groupServices, listServiceParts } from "../sections/ServiceGroups"
import { useWords } from "../words/useWords"

type Content = Queries.ServicesPageQuery["content"]

/** Shows all services, where to go, and the fees. */
const AllServices = ({ services: page, care, fees }: Content) => {
  const { head, heading, lead, services, banner, picture, emergency } = page
  const groups = groupServices(services, useWords("services").otherServices)
  return (
    <>
      <Seo {...head} page="services" graph={{ services }} />
      <PageTitle beside="list" heading={heading} lead={lead}>
        <OnThisPage parts={listServiceParts(groups, care, fees)} />
      </PageTitle>
      <CareCards care={care} />
      <ServiceGroups title={heading} groups={groups} />
      <Fees fees={fees} />
      <Section as="div" $tight>
        <Split $columns="2fr 1fr" $gap="var(--gap)" $stretch>
          <BannerPanel>
            <Banner {...banner} actions={["book", "call"]} look="deep" />
            {picture && <PagePicture {...picture} wide="47rem" />}
          </BannerPanel>
          <EmergencyNotice {...emergency} />
        </Split>
      </Section>
    </>
  )
}

interface ServicesContext {
  isPart?: true
}

export default function ServicesPage({
  data: { content },
  pageContext: { isPart },
}: Pick<PageProps<Queries.ServicesPageQuery, ServicesContext>, "data" | "pageContext">) {
  const { care } = content
  // In a language into which only the advice is translated, it is the whole page.
  if (!care || !isPart) return <AllServices {...content} />
  return (
    <>
      <Seo title={care.heading} description={care.lead} page="services" />
      <PageTitle heading={care.heading} lead={care.lead} />
      <CareCards care={care} isPage />
    </>
  )
}

export const query = graphql`
  query ServicesPage($language: String!) {
    content(language: $language) {
      ...SiteData
      services {
        head {
          ...PageHead
        }
        heading
        lead
        ...ServiceGroups
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
