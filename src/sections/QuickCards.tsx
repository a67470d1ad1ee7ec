import { graphql } from "gatsby"
import styled from "styled-components"
import { SiteLink } from "../components/SiteLink"
import { Box, Stack } from "../components/primitives"
import { IconEntry } from "../components/IconEntry"
import { pageParts, pages } from "../model/links/pages"
import { getBookingLabel } from "../components/ContactDetails"
import type { IconName } from "../model/files/icons"
import { useSite } from "../components/useSite"
import { useWords } from "../words/useWords"

const LinkedBox = styled(Box)`
  position: relative;
  &:hover {
    border-color: var(--brand);
    box-shadow: var(--shadow-high);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2rem;
    color: var(--text);
    text-decoration: none;
  }
  /* The whole card can be pressed; the link's name stays short. */
  a::after {
    content: "";
    position: absolute;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    border-radius: var(--radius-small);
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
`

interface QuickCardProps {
  icon: IconName
  to: string
  text: string
  /** Label of the link. */
  children: string
}

const QuickCard = ({ icon, to, text, children }: QuickCardProps) => (
  <LinkedBox as="li" $small>
    <IconEntry icon={icon} heading={<SiteLink to={to}>{children}</SiteLink>} text={text} />
  </LinkedBox>
)

/** Shows three links beside the last words of the questions. */
export const QuickCards = ({ book, services, directions }: Queries.QuickCardsFragment) => {
  const words = useWords("ways")
  const { booking } = useSite().contactOptions
  return (
    <section aria-label={words.whereNext}>
      <Stack as="ul" role="list" $gap="0.75rem">
        {booking && (
          <QuickCard icon="calendar-check" to={booking.to} text={book}>
            {getBookingLabel(booking, words.bookNow)}
          </QuickCard>
        )}
        <QuickCard icon="stethoscope" to={pages.services.path} text={services}>
          {words.viewServices}
        </QuickCard>
        <QuickCard icon="map-pin" to={pageParts.directions.to} text={directions}>
          {words.getDirections}
        </QuickCard>
      </Stack>
    </section>
  )
}

export const fragment = graphql`
  fragment QuickCards on QuickCards {
    book
    services
    directions
  }
`
