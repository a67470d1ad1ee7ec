import { type PageProps, graphql } from "gatsby"
import { Seo } from "../layout/Seo"
import { CallToAction } from "../sections/CallToAction"
import { ContactStrip } from "../sections/ContactStrip"
import { EmergencyLine } from "../sections/EmergencyLine"
import { FeaturedServices } from "../sections/FeaturedServices"
import { FixedServicesLink } from "../sections/FixedServicesLink"
import { HeroCarousel } from "../sections/HeroCarousel"
import { HomeTitle } from "../sections/HomeTitle"
import { TaskList } from "../sections/TaskList"
import { Testimonials } from "../sections/Testimonials"

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
      <CallToAction {...home.banner} />
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
