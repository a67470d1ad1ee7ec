import { graphql } from "gatsby"
import styled from "styled-components"
import { serviceId } from "../inline/contract"
import { IconEntry } from "../components/IconEntry"
import { List } from "../components/lists"
import { SiteLink } from "../components/SiteLink"
import { getBookingLabel } from "../components/ContactDetails"
import { useSite } from "../components/useSite"
import { breakpoints } from "../styles/tokens"
import { touchTarget } from "../styles/declarations"
import { useWords } from "../words/useWords"
import { fill } from "../words/words"

const ServiceItem = styled(IconEntry)`
  ${breakpoints.phone} {
    padding: 0.375rem 0;
    border-top: 1px solid var(--border);
    font-size: var(--text-note);
  }
`

const Details = styled.div`
  ${breakpoints.phone} {
    font-size: var(--text-small);
  }
  ${breakpoints.tablet} {
    display: grid;
    gap: 0.25rem;
    justify-items: start;
    font-size: var(--text-note);
  }
`

// On a phone the features are one flowing line, with the link at its end.
const Features = styled(List)`
  ${breakpoints.phone} {
    &,
    li {
      display: inline;
    }
    svg {
      display: none;
    }
    li:not(:last-child)::after {
      content: "\\a0· ";
    }
  }
  ${breakpoints.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
    gap: 0.25rem 1.25rem;
    width: 100%;
  }
`

const BookLink = styled(SiteLink)`
  ${touchTarget}
  font-weight: 600;
  ${breakpoints.phone} {
    /* As high as a line: only the area that can be pressed is higher. */
    position: relative;
    min-height: 0;
    &::after {
      content: "";
      position: absolute;
      inset: -0.75rem 0;
    }
    ul + & {
      margin-inline-start: 0.75rem;
    }
  }
`

interface ServiceEntryProps {
  service: Queries.ServiceEntryFragment
  level: 2 | 3
  /** Whether links lead to it. */
  isTarget?: boolean
}

/** Shows one service in a list: its description and, where links lead to it, its features. */
export const ServiceEntry = ({ service, level, isTarget = false }: ServiceEntryProps) => {
  const words = useWords("services")
  const { booking } = useSite().contactOptions
  return (
    <ServiceItem
      element="li"
      id={isTarget ? service.anchor : undefined}
      icon={service.icon}
      heading={service.title}
      level={level}
      text={service.description}
      isCompact
    >
      <Details>
        {isTarget && <Features marker="check" items={service.features} />}
        {service.bookable && booking && (
          <BookLink
            className="no-print"
            {...(booking.by === "form"
              ? {
                  to: `${booking.to}?${serviceId}=${encodeURIComponent(service.value)}`,
                  "aria-label": fill(words.bookServiceNamed, { service: service.title }),
                }
              : { to: booking.to, "aria-label": `${booking.label}: ${service.title}` })}
          >
            {getBookingLabel(booking, words.bookService)}
          </BookLink>
        )}
      </Details>
    </ServiceItem>
  )
}

export const fragment = graphql`
  fragment ServiceEntry on Service {
    icon
    title
    value
    anchor
    description
    features
    bookable
  }
`
