import styled from "styled-components"
import { ButtonLink } from "../components/Button"
import { useSite } from "../components/useSite"
import { Lead } from "../components/Section"
import { Marked } from "../components/typography"
import { breakpoints } from "../styles/tokens"
import { useWords } from "../words/useWords"

const Layout = styled(Marked)`
  display: grid;
  gap: 1.5rem;
  align-items: center;
  justify-items: start;
  margin-top: clamp(2rem, 1rem + 3vw, 3.5rem);
  > div {
    display: grid;
    gap: 0.75rem;
  }
  ${breakpoints.wide} {
    grid-template-columns: 1fr auto;
  }
`

/** Invites people to visit the clinic, at the end of a section. */
export const VisitBanner = ({ heading, text }: Queries.TextBlockFragment) => {
  const { booking } = useSite().contactOptions
  const { scheduleVisit } = useWords("about")
  return (
    <Layout>
      <div>
        <h2>{heading}</h2>
        <Lead>{text}</Lead>
      </div>
      {booking && <ButtonLink to={booking.to}>{booking.by === "form" ? scheduleVisit : booking.label}</ButtonLink>}
    </Layout>
  )
}
