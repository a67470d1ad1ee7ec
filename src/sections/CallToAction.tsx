import { graphql } from "gatsby"
import styled, { css } from "styled-components"
import { Section, Lead } from "../components/Section"
import { ButtonLink, ButtonRow } from "../components/Button"
import { Icon } from "../components/Icon"
import { pages } from "../model/links/pages"
import { bookHook } from "../inline/contract"
import { telHref } from "../model/links/phone"
import { useSite } from "../components/useSite"
import { breakpoints } from "../styles/tokens"
import { useWords } from "../words/useWords"

/** Colours of what is on a dark ground. */
export const onDeep = css`
  --text-muted: var(--on-deep-muted);
  --focus: var(--deep-focus);
  p > a {
    color: inherit;
  }
`

const BannerLayout = styled.div.attrs({ className: "no-print" })`
  display: grid;
  gap: 1.5rem;
  align-content: center;
  > div:first-child {
    display: grid;
    gap: 0.75rem;
  }
`

interface BannerProps extends Queries.TextBlockFragment {
  /** The two links. */
  actions: "bookAndCall" | "bookAndContact" | "callAndContact"
  isOnDeep?: boolean
}

/** Invites visitors to take the next step, with two buttons. */
export const Banner = ({ heading, text, actions, isOnDeep = false }: BannerProps) => {
  const { phone } = useSite().clinic
  const { booking } = useSite().contactOptions
  const { callNow, contactUs } = useWords("layout")
  const second = isOnDeep ? "inverse" : "secondary"
  return (
    <BannerLayout>
      <div>
        <h2>{heading}</h2>
        <Lead>{text}</Lead>
      </div>
      <ButtonRow>
        {booking && actions !== "callAndContact" && !(actions === "bookAndCall" && booking.by === "phone") && (
          <ButtonLink to={booking.to} $variant={isOnDeep ? "accent" : "primary"} {...{ [bookHook]: "" }}>
            {booking.label}
          </ButtonLink>
        )}
        {actions !== "bookAndContact" && (
          <ButtonLink to={telHref(phone)} $variant={second}>
            <Icon name="phone" />
            {callNow}
          </ButtonLink>
        )}
        {actions !== "bookAndCall" && (
          <ButtonLink to={pages.contact.path} $variant={second}>
            {contactUs}
          </ButtonLink>
        )}
      </ButtonRow>
    </BannerLayout>
  )
}

const Band = styled(Section)`
  ${onDeep}
  ${breakpoints.wide} {
    > div {
      grid-template-columns: 1fr auto;
      gap: 4rem;
      align-items: center;
    }
  }
`

/** Shows a dark band across the page that invites visitors to take the next step. */
export const CallToAction = (banner: Queries.TextBlockFragment) => (
  <Band $tone="deep" $tight className="no-print">
    <Banner {...banner} actions="bookAndCall" isOnDeep />
  </Band>
)

export const fragment = graphql`
  fragment TextBlock on TextBlock {
    heading
    text
  }
`
