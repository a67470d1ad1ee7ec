import { graphql } from "gatsby"
import { Fragment, type ReactNode } from "react"
import styled, { css } from "styled-components"
import { ButtonLink } from "../components/Button"
import { Row, Stack } from "../components/primitives"
import { Icon } from "../components/Icon"
import { markedStart } from "../components/typography"
import { Lead } from "../components/Section"
import { BookingButton, getBookingLabel } from "../components/ContactDetails"
import { useSite } from "../components/useSite"
import { pages } from "../model/links/pages"
import { deepGround } from "../styles/declarations"
import { breakpoints } from "../styles/tokens"
import { useWords } from "../words/useWords"

/** On wide screens the buttons are beside the words. */
const inARow = css`
  ${breakpoints.wide} {
    grid-template-columns: 1fr auto;
    column-gap: 4rem;
    align-items: center;
  }
`

/** How a banner looks: on the ground of its section, in a dark one, large at the end of a page, or marked by a line. */
type Look = "plain" | "deep" | "closing" | "marked"

const looks: Readonly<Record<Look, ReturnType<typeof css>>> = {
  plain: css``,
  deep: inARow,
  closing: css`
    justify-items: center;
    text-align: center;
    h2 {
      font-size: var(--text-h1);
    }
    > :last-child {
      justify-content: center;
    }
  `,
  marked: css`
    margin-top: clamp(2rem, 1rem + 3vw, 3.5rem);
    ${markedStart}
    ${inARow}
  `,
}

const BannerFrame = styled(Stack).attrs({ $gap: "1.5rem" })<{ $look: Look }>`
  align-content: center;
  ${({ $look }) => looks[$look]}
`

/** What the buttons of a banner do. */
type Action = "book" | "visit" | "call" | "contact"

interface BannerProps extends Queries.TextBlockFragment {
  actions: readonly Action[]
  look?: Look
}

/**
 * Invites visitors to take the next step, with up to two buttons. Where people book by phone, one button says both.
 */
export const Banner = ({ heading, text, actions, look = "plain" }: BannerProps) => {
  const { booking } = useSite().contactOptions
  const { callNow, contactUs } = useWords("layout")
  const second = look === "deep" ? "inverse" : "secondary"
  const links: Readonly<Record<Action, ReactNode>> = {
    book: !(booking?.by === "phone" && actions.includes("call")) && (
      <BookingButton variant={look === "deep" ? "accent" : "primary"} />
    ),
    visit: booking && <VisitLink {...booking} />,
    call: (
      <ButtonLink to="phone" $variant={second}>
        <Icon name="phone" />
        {callNow}
      </ButtonLink>
    ),
    contact: (
      <ButtonLink to={pages.contact.path} $variant={second}>
        {contactUs}
      </ButtonLink>
    ),
  }
  return (
    <BannerFrame $look={look} className={look === "marked" ? undefined : "no-print"}>
      <Stack $gap="0.75rem">
        <h2>{heading}</h2>
        <Lead>{text}</Lead>
      </Stack>
      <Row>
        {actions.map(action => (
          <Fragment key={action}>{links[action]}</Fragment>
        ))}
      </Row>
    </BannerFrame>
  )
}

const VisitLink = (booking: Queries.ContactOptionFragment) => (
  <ButtonLink to={booking.to}>{getBookingLabel(booking, useWords("about").scheduleVisit)}</ButtonLink>
)

/** A dark panel for a banner and, beside it, a picture that fills its half. On a phone there is no picture. */
export const BannerPanel = styled.div.attrs({ className: "no-print" })`
  display: grid;
  overflow: hidden;
  border-radius: var(--radius);
  ${deepGround}
  > div {
    gap: 0.75rem;
    padding: 1rem;
  }
  figure {
    display: none;
  }
  ${breakpoints.tablet} {
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    > div {
      grid-template-columns: 1fr;
      padding: 2rem;
    }
    figure {
      display: grid;
    }
    img {
      height: 100%;
      border-radius: 0;
    }
    figcaption {
      padding: 0 1.25rem 0.5rem;
    }
  }
`

export const fragment = graphql`
  fragment TextBlock on TextBlock {
    heading
    text
  }
`
