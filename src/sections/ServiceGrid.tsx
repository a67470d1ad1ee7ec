import { graphql } from "gatsby"
import styled from "styled-components"
import { serviceId, shareHook } from "../inline/contract"
import { Section } from "../components/Section"
import { useSite } from "../components/useSite"
import { Card, IconTile } from "../components/Card"
import { CardTitle } from "../components/CardTitle"
import { ContentIcon } from "../components/Icon"
import { IconList } from "../components/IconList"
import { Muted } from "../components/Muted"
import { ShareLink } from "../components/ShareLink"
import { SiteLink } from "../components/SiteLink"
import { pages } from "../model/links/pages"
import { breakpoints } from "../styles/tokens"
import { touchTarget } from "../styles/touchTarget"
import { useWords } from "../words/useWords"
import { fill } from "../words/words"

// From two columns on, the parts of all cards in a row are aligned, however long their texts are.
export const ServiceList = styled.ul.attrs({ role: "list", className: "print-3" })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: var(--gap);
  ${breakpoints.tablet} {
    @supports (grid-template-rows: subgrid) {
      > li {
        display: grid;
        grid-row: span 5;
        grid-template-rows: subgrid;
        place-items: start;
      }
    }
  }
  /* On a phone a list without boxes, icon and title side by side, which makes the page shorter. */
  ${breakpoints.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    > li {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: 0.5rem 0.875rem;
      align-items: center;
      padding: 1.25rem 0 0.5rem;
      border-width: 1px 0 0;
      border-radius: 0;
      background: none;
      box-shadow: none;
    }
    > li > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
  ${breakpoints.largeText} {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

const Features = styled(IconList)`
  li {
    gap: 0.625rem;
    font-size: var(--text-note);
  }
  ${breakpoints.phone} {
    /* Two, or one where the screen is as narrow as can be. */
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(9.5rem, 50% - 1rem)), 1fr));
    gap: 0.375rem 1rem;
    line-height: 1.4;
  }
`

const BookLink = styled(SiteLink)`
  ${touchTarget}
  font-weight: var(--strong);
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.75rem;
  width: 100%;
  margin-top: auto;
  /* At the same place on cards of services that cannot be booked. */
  > [${shareHook}] {
    margin-inline-start: auto;
  }
`

// The card that the URL names is marked.
const ServiceBox = styled(Card)`
  &:target {
    border-color: var(--brand);
    outline: 2px solid var(--brand);
    outline-offset: 0.375rem;
  }
`

/** Shows one service in a list: its description and features. */
export const ServiceCard = ({ service, level }: { service: Queries.ServiceCardFragment; level: 2 | 3 }) => {
  const words = useWords("services")
  const Title = level === 2 ? CardTitle : "h3"
  const { booking } = useSite().contactOptions
  return (
    <ServiceBox as="li" id={level === 2 ? service.anchor : undefined}>
      <IconTile>
        <ContentIcon name={service.icon} />
      </IconTile>
      <Title>{service.title}</Title>
      <Muted>{service.description}</Muted>
      <Features icon="check" items={service.features} />
      <Ways className="no-print">
        {service.bookable && booking && (
          <BookLink
            {...(booking.by === "form"
              ? {
                  to: `${booking.to}?${serviceId}=${encodeURIComponent(service.value)}`,
                  "aria-label": fill(words.bookServiceNamed, { service: service.title }),
                }
              : { to: booking.to, "aria-label": `${booking.label}: ${service.title}` })}
          >
            {booking.by === "form" ? words.bookService : booking.label}
          </BookLink>
        )}
        {level === 2 && <ShareLink href={`${pages.services.path}#${service.anchor}`} title={service.title} />}
      </Ways>
    </ServiceBox>
  )
}

/** Shows all services, in the order of the content. */
export const ServiceGrid = ({ services }: Queries.ServiceGridFragment) => (
  <Section aria-label={useWords("services").allServices} $tight>
    <ServiceList>
      {services.map(service => (
        <ServiceCard key={service.title} service={service} level={2} />
      ))}
    </ServiceList>
  </Section>
)

export const fragments = graphql`
  fragment ServiceCard on Service {
    icon
    title
    value
    anchor
    description
    features
    bookable
  }

  fragment ServiceGrid on ServicesJson {
    services {
      ...ServiceCard
      featured
    }
  }
`
