import { type PageProps, graphql } from "gatsby"
import { PageTitle, TitleWithList } from "../components/PageTitle"
import { Seo } from "../layout/Seo"
import { CareCards } from "../sections/CareCards"
import { CareBanner } from "../sections/CareBanner"
import { Fees } from "../sections/Fees"
import { OnThisPage, type PagePart } from "../sections/OnThisPage"
import { ServiceGroups } from "../sections/ServiceGroups"
import { groupServices } from "../sections/groupServices"
import { useWords } from "../words/useWords"

type Content = Queries.ServicesPageQuery["content"]

/** Shows all services, where to go, and the fees. */
const AllServices = ({ services: page, care, fees }: Content) => {
  const { head, heading, lead, services, banner, picture, emergency } = page
  const groups = groupServices(services, useWords("services").otherServices)
  return (
    <>
      <Seo {...head} page="services" graph={{ services }} />
      <TitleWithList heading={heading} lead={lead}>
        <OnThisPage
          parts={[
            ...(care ? [{ anchor: "care", title: care.heading }] : []),
            ...groups.flatMap<PagePart>(group =>
              group.heading ? { anchor: group.anchor, title: group.heading } : group.services
            ),
            ...(fees ? [{ anchor: "fees", title: fees.heading }] : []),
          ]}
        />
      </TitleWithList>
      <CareCards care={care} />
      <ServiceGroups title={heading} groups={groups} />
      <Fees fees={fees} />
      <CareBanner banner={banner} picture={picture} emergency={emergency} />
    </>
  )
}

export default function ServicesPage({ data: { content } }: Pick<PageProps<Queries.ServicesPageQuery>, "data">) {
  const { services, care } = content
  // In a language into which only the advice is translated, it is the whole page.
  if (!care || services.language === services.site) return <AllServices {...content} />
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
        site
        language
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
