import { type PageProps, graphql } from "gatsby"
import { TitleWithPicture } from "../components/TitleWithPicture"
import { Seo } from "../layout/Seo"
import { Achievements } from "../sections/Achievements"
import { CallToAction } from "../sections/CallToAction"
import { Gallery } from "../sections/Gallery"
import { MissionVision } from "../sections/MissionVision"
import { PagePicture } from "../sections/PagePicture"
import { Stats } from "../sections/Stats"
import { ValueGrid } from "../sections/ValueGrid"
import { VisitInvitation } from "../sections/VisitInvitation"

export default function AboutPage({ data: { content } }: Pick<PageProps<Queries.AboutPageQuery>, "data">) {
  const { about, stats, values } = content
  const invitation = <VisitInvitation {...about.visit} />
  return (
    <>
      <Seo {...about.head} page="about" />
      <TitleWithPicture heading={about.heading} lead={about.lead}>
        {about.picture && <PagePicture {...about.picture} />}
      </TitleWithPicture>
      <MissionVision {...about} />
      <Stats {...stats} />
      {about.gallery && <Gallery {...about.gallery}>{invitation}</Gallery>}
      <ValueGrid {...values} />
      <Achievements {...about.achievements}>{!about.gallery && invitation}</Achievements>
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
        heading
        lead
        picture {
          ...PagePicture
        }
        ...MissionVision
        achievements {
          ...Achievements
        }
        visit {
          ...TextBlock
        }
        gallery {
          ...Gallery
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
