import { type PageProps, graphql } from "gatsby"
import { Seo } from "../layout/Seo"
import { Section } from "../components/Section"
import { VisuallyHidden } from "../components/typography"
import { useSite } from "../components/useSite"
import { Banner } from "../sections/Banner"
import { ContactStrip } from "../sections/ContactStrip"
import { EmergencyLine, FixedServicesLink } from "../sections/EmergencyLine"
import { FeaturedServices } from "../sections/FeaturedServices"
import { HeroCarousel } from "../sections/HeroCarousel"
import { TaskList } from "../sections/TaskList"
import { Testimonials } from "../sections/Testimonials"

/** Shows the home page's title for screen readers. Other visitors see the name and the announcement in the header. */
const HomeTitle = () => {
  const { name } = useSite().clinic
  const { announcement } = useSite().hours
  return (
    <VisuallyHidden as="h1">
      <span translate="no">{`${name}.`}</span> {announcement}
    </VisuallyHidden>
  )
}

export default function HomePage({ data: { content } }: Pick<PageProps<Queries.HomePageQuery>, "data">) {
  const { home, slides, services, testimonials } = content
  return (
    <>
      <Seo {...home.head} page="home" graph={{ clinic: true }} />
      <HomeTitle />
      <HeroCarousel {...slides} />
      <EmergencyLine />
      {home.tasks && <TaskList {...home.tasks} />}
      <FeaturedServices {...home.services} services={services.services} />
      <Section $tone="deep" $tight className="no-print">
        <Banner {...home.banner} actions={["book", "call"]} look="deep" />
      </Section>
      {testimonials && <Testimonials {...testimonials} />}
      {home.contactStrip && <ContactStrip {...home.contactStrip} />}
      <FixedServicesLink />
    </>
  )
}

export const query = graphql`
  query HomePage($language: String!) {
    content(language: $language) {
      ...SiteData
      home {
        head {
          ...PageHead
        }
        tasks {
          ...TaskList
        }
        services {
          ...TextBlock
        }
        banner {
          ...TextBlock
        }
        contactStrip {
          ...ContactStrip
        }
      }
      slides {
        ...HeroCarousel
      }
      services {
        ...FeaturedServices
      }
      testimonials {
        ...Testimonials
      }
    }
  }
`
