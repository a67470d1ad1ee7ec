import { graphql } from "gatsby"
import styled from "styled-components"
import { ButtonLink } from "../components/Button"
import { Row, framed } from "../components/primitives"
import { Section, SectionHeading } from "../components/Section"
import { pages } from "../model/links/pages"
import { breakpoints } from "../styles/tokens"
import { useWords } from "../words/useWords"
import { ServiceEntry } from "./ServiceEntry"

// One row on wide screens, pairs on tablets: an odd last card has a whole row. The parts of all cards in a row are
// aligned, however long their texts are.
const FeaturedList = styled.ul.attrs({ role: "list", className: "print-3" })<{ $count: number }>`
  display: grid;
  ${breakpoints.tablet} {
    grid-template-columns: repeat(2, 1fr);
    gap: var(--gap);
    > li {
      grid-template-columns: 1fr;
      gap: 0.75rem;
      padding: 1.5rem;
      ${framed()}
      grid-row: span 4;
      grid-template-rows: subgrid;
    }
    > li > :nth-child(n) {
      grid-area: auto;
    }
    ${({ $count }) => $count % 2 === 1 && "> :last-child { grid-column: 1 / -1; }"}
  }
  ${breakpoints.desktop} {
    grid-template-columns: repeat(${({ $count }) => $count}, 1fr);
    ${({ $count }) => $count % 2 === 1 && "> :last-child { grid-column: auto; }"}
  }
`

const ViewAllRow = styled(Row)`
  margin-top: 2rem;
`

/** Shows the services marked for the home page, with a link to all services. */
export const FeaturedServices = ({
  heading,
  text,
  services,
}: { heading: string; text: string } & Queries.FeaturedServicesFragment) => {
  const words = useWords("home")
  const featured = services.filter(service => service.featured)
  if (featured.length === 0) return null
  return (
    <Section>
      <SectionHeading heading={heading} lead={text} />
      <FeaturedList $count={featured.length}>
        {featured.map(service => (
          <ServiceEntry key={service.title} service={service} level={3} />
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

export const fragment = graphql`
  fragment FeaturedServices on ServicesJson {
    services {
      ...ServiceEntry
      featured
    }
  }
`
