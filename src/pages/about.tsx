import { type PageProps, graphql } from "gatsby"
import { PageTitle } from "../components/PageTitle"
import { Seo } from "../layout/Seo"
import { Achievements } from "../sections/Achievements"
import { CallToAction } from "../sections/CallToAction"
import { MissionVision } from "../sections/MissionVision"
import { StatsBand } from "../sections/StatsBand"
import { ValueGrid } from "../sections/ValueGrid"

export default function AboutPage({ data: { content } }: PageProps<Queries.AboutPageQuery>) {
  const { about, stats, values } = content
  return (
    <>
      <Seo {...about.head} page="about" />
      <PageTitle heading={about.heading} lead={about.lead} />
      <MissionVision {...about} />
      <StatsBand {...stats} />
      <ValueGrid {...values} />
      <Achievements achievements={about.achievements} visit={about.visit} />
      <CallToAction {...about.closing} actions="bookAndContact" />
    </>
  )
}

export const query = graphql`
  query AboutPage {
    content {
      about {
        head {
          ...PageHead
        }
        heading(hyphens: true)
        lead(hyphens: true)
        ...MissionVision
        achievements {
          ...Achievements
        }
        visit {
          ...TextBlock
        }
        closing {
          ...TextBlock
        }
      }
      stats {
        ...StatsBand
      }
      values {
        ...ValueGrid
      }
    }
  }
`
