import { type PageProps, graphql } from "gatsby"
import { Helmet } from "react-helmet"
import { Section } from "../components/Section"
import { preloadPicture } from "../components/Picture"
import { PageTitle } from "../components/PageTitle"
import { Seo } from "../layout/Seo"
import { Achievements } from "../sections/Achievements"
import { Banner } from "../sections/Banner"
import { Gallery } from "../sections/Gallery"
import { MissionVision } from "../sections/MissionVision"
import { PagePicture, getSizes } from "../sections/PagePicture"
import { Stats } from "../sections/Stats"
import { Team } from "../sections/Team"
import { ValueGrid } from "../sections/ValueGrid"

/** Width of the column with the first picture, beside the title. */
const pictureWidth = "42vw"

export default function AboutPage({ data: { content } }: Pick<PageProps<Queries.AboutPageQuery>, "data">) {
  const { about, stats, values, team } = content
  const picture = about.picture?.image.childImageSharp?.gatsbyImageData
  const visit = <Banner {...about.visit} actions={["visit"]} look="marked" />
  return (
    <>
      <Seo {...about.head} page="about" />
      <Helmet>{preloadPicture(picture, { sizes: getSizes(pictureWidth) })}</Helmet>
      <PageTitle beside={about.picture ? "picture" : "lead"} heading={about.heading} lead={about.lead}>
        {about.picture && <PagePicture {...about.picture} priority wide={pictureWidth} />}
      </PageTitle>
      <MissionVision {...about} />
      {stats && <Stats {...stats} />}
      {about.gallery && <Gallery {...about.gallery}>{visit}</Gallery>}
      {team && <Team {...team} />}
      {values && <ValueGrid {...values} />}
      {about.achievements && <Achievements {...about.achievements}>{!about.gallery && visit}</Achievements>}
      {!about.gallery && !about.achievements && (
        <Section as="div" $tight>
          {visit}
        </Section>
      )}
      <Section className="no-print">
        <Banner {...about.banner} actions={["book", "contact"]} look="closing" />
      </Section>
    </>
  )
}

export const query = graphql`
  query AboutPage($language: String!) {
    content(language: $language) {
      ...SiteData
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
      team {
        ...Team
      }
    }
  }
`
