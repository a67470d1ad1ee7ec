import styled from "styled-components"
import { ButtonLink, ButtonRow } from "../components/Button"
import { Section, SectionHeading } from "../components/Section"
import { pages } from "../model/links/pages"
import { breakpoints } from "../styles/tokens"
import { useWords } from "../words/useWords"
import { ServiceCard, ServiceList } from "./ServiceGrid"

// Four columns or two, never three and a single card below.
const FeaturedList = styled(ServiceList)<{ $count: number }>`
  ${breakpoints.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${breakpoints.desktop} {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  }
`

const ViewAllRow = styled(ButtonRow)`
  margin-top: 2rem;
`

/** Shows the services marked for the home page, with a link to all services. */
export const FeaturedServices = ({
  heading,
  text,
  services,
}: { heading: string; text: string } & Queries.ServiceGridFragment) => {
  const words = useWords("home")
  const featured = services.filter(service => service.featured)
  if (featured.length === 0) return null
  return (
    <Section>
      <SectionHeading heading={heading} lead={text} />
      <FeaturedList $count={featured.length}>
        {featured.map(service => (
          <ServiceCard key={service.title} service={service} level={3} />
        ))}
      </FeaturedList>
      <ViewAllRow>
        <ButtonLink to={pages.services.path} $variant="secondary">
          {words.viewAllServices}
        </ButtonLink>
      </ViewAllRow>
    </Section>
  )
}
