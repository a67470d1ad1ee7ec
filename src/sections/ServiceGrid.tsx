import { Link, graphql } from "gatsby"
import styled from "styled-components"
import { serviceParameter } from "../boot/contract"
import { Section, SectionHeading, Columns, Lead } from "../components/Section"
import { ButtonLink, ButtonRow } from "../components/Button"
import { Card, IconTile } from "../components/Card"
import { Icon, parseIconName } from "../components/Icon"
import { ShareLink } from "../components/ShareLink"
import { pages } from "../content/pages"
import { breakpoints } from "../styles/tokens"

// The parts of all cards in a row are aligned, however long their texts are.
const ServiceList = styled(Columns)`
  @supports (grid-template-rows: subgrid) {
    > li,
    > li > * {
      display: grid;
      grid-row: span 5;
      grid-template-rows: subgrid;
      justify-items: start;
      align-items: start;
    }
    > li {
      justify-items: stretch;
      align-items: stretch;
    }
  }
  /* On a phone the icon is beside the title, which makes the page shorter. */
  ${breakpoints.largePhone} {
    > li {
      grid-row: auto;
      grid-template-rows: none;
    }
    > li > * {
      display: grid;
      grid-row: auto;
      grid-template: none / auto minmax(0, 1fr);
      gap: 0.5rem 0.875rem;
      align-items: center;
    }
    > li > * > * {
      grid-column: 1 / -1;
    }
    > li > * > span:first-child {
      grid-area: 1 / 1;
    }
    > li > * > :is(h2, h3) {
      grid-area: 1 / 2;
    }
  }
  ${breakpoints.narrow} {
    > li > * {
      grid-template-columns: minmax(0, 1fr);
    }
    > li > * > span:first-child,
    > li > * > :is(h2, h3) {
      grid-area: auto;
    }
  }
  /* Three columns of plain blocks save a sheet: the rows of icons and links are not printed. */
  @media print {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > li,
    > li > * {
      display: block;
      grid-row: auto;
    }
  }
`

const Features = styled.ul`
  display: grid;
  gap: 0.5rem;
  li {
    display: flex;
    gap: 0.625rem;
    font-size: 0.9375rem;
  }
  svg {
    margin-top: 0.2em;
    color: var(--brand);
  }
  @media print {
    gap: 0.125rem;
    margin-top: 0.25rem;
    li {
      font-size: 1em;
    }
  }
`

const Description = styled.p`
  color: var(--text-muted);
`

const BookLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  font-weight: 600;
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 1.25rem;
  width: 100%;
  margin-top: auto;
`

// Whoever followed a link to a service sees which one it is.
const ServiceBox = styled(Card)`
  &:target {
    border-color: var(--brand);
    outline: 2px solid var(--brand);
  }
`

/** One service: what it is for and what it includes. */
export const ServiceCard = ({ service, level }: { service: Queries.ServiceCardFragment; level: 2 | 3 }) => {
  const Heading = level === 2 ? ServiceTitle : "h3"
  return (
    <ServiceBox id={level === 2 ? service.anchor : undefined}>
      <IconTile>
        <Icon name={parseIconName(service.icon)} />
      </IconTile>
      <Heading>{service.hyphenatedTitle}</Heading>
      <Description>{service.description}</Description>
      <Features>
        {service.features.map(feature => (
          <li key={feature}>
            <Icon name="check" />
            {feature}
          </li>
        ))}
      </Features>
      <Ways className="no-print">
        {service.bookable && (
          <BookLink
            to={`${pages.appointment.path}?${serviceParameter}=${encodeURIComponent(service.title)}`}
            aria-label={`Book this service: ${service.title}`}
          >
            Book this service
          </BookLink>
        )}
        {level === 2 && <ShareLink href={`${pages.services.path}#${service.anchor}`} title={service.title} />}
      </Ways>
    </ServiceBox>
  )
}

const ServiceTitle = styled.h2`
  font-size: var(--text-h3);
`

/** All services, in the order of the content. */
export const ServiceGrid = ({ services }: Queries.ServiceGridFragment) => (
  <Section aria-label="All services" $tight>
    <ServiceList $min="19rem">
      {services.map(service => (
        <li key={service.title}>
          <ServiceCard service={service} level={2} />
        </li>
      ))}
    </ServiceList>
  </Section>
)

/** The services marked for the home page, with the way to all others. */
export const FeaturedServices = ({
  heading,
  text,
  services,
}: { heading: string; text: string } & Queries.ServiceGridFragment) => (
  <Section>
    <SectionHeading>
      <h2>{heading}</h2>
      <Lead>{text}</Lead>
    </SectionHeading>
    <ServiceList $min="15.5rem">
      {services
        .filter(service => service.featured)
        .map(service => (
          <li key={service.title}>
            <ServiceCard service={service} level={3} />
          </li>
        ))}
    </ServiceList>
    <ViewAllRow>
      <ButtonLink to={pages.services.path} $variant="secondary">
        View All Services
      </ButtonLink>
    </ViewAllRow>
  </Section>
)

const ViewAllRow = styled(ButtonRow)`
  margin-top: 2rem;
`

export const fragments = graphql`
  fragment ServiceCard on Service {
    icon
    title
    anchor
    hyphenatedTitle: title(hyphens: true)
    description(hyphens: true)
    features(hyphens: true)
    bookable
  }

  fragment ServiceGrid on ServicesJson {
    services {
      ...ServiceCard
      featured
    }
  }
`
