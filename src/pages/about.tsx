import { type PageProps, graphql } from "gatsby"
import { PageTitle } from "../components/PageTitle"
import { Seo } from "../layout/Seo"
import { Achievements } from "../sections/Achievements"
import { CallToAction } from "../sections/CallToAction"
import { MissionVision } from "../sections/MissionVision"
import { Stats } from "../sections/Stats"
import { ValueGrid } from "../sections/ValueGrid"

export default function AboutPage({ data: { content } }: PageProps<Queries.AboutPageQuery>) {
  const { about, stats, values } = content
  return (
    <>
      <Seo {...about.head} page="about" />
      <PageTitle heading={about.heading} lead={about.lead} />
      <MissionVision {...about} />
      <Stats {...stats} />
      <ValueGrid {...values} />
      <Achievements achievements={about.achievements} visit={about.visit} />
      <CallToAction {...about.banner} actions="bookAndContact" />
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
        banner {
          ...TextBlock
        }
      }
      stats {
        ...Stats
      }
      values {
        ...ValueGrid
      }
    }
  }
`
