import { graphql } from "gatsby"
import styled, { css } from "styled-components"
import { Section, Lead } from "../components/Section"
import { ButtonAnchor, ButtonLink, ButtonRow } from "../components/Button"
import { Icon } from "../components/Icon"
import { pages } from "../model/links/pages"
import { telHref } from "../model/links/phone"
import { useSite } from "../components/useSite"
import { breakpoints } from "../styles/tokens"
import { useWords } from "../words/useWords"
import { PagePicture } from "./PagePicture"

const DeepSection = styled(Section)`
  :focus-visible {
    outline-color: var(--deep-focus);
  }
  p {
    color: var(--on-deep-muted);
    a {
      color: inherit;
    }
  }
`

const besidePicture = css`
  figure {
    align-self: stretch;
    margin-top: 0.5rem;
  }
  figcaption {
    color: var(--on-deep-muted);
  }
  ${breakpoints.wide} {
    figure {
      grid-area: 1 / 2 / span 2;
      margin: 0;
    }
    > :first-child {
      align-self: end;
    }
    > :nth-child(2) {
      align-self: start;
    }
  }
`

const CallToActionLayout = styled.div<{ $pictured: boolean }>`
  display: grid;
  gap: 1.5rem;
  align-items: center;
  > div:first-child {
    display: grid;
    gap: 0.75rem;
  }
  ${breakpoints.wide} {
    grid-template-columns: ${({ $pictured }) => ($pictured ? "6fr 5fr" : "1fr auto")};
    gap: 1.5rem 4rem;
  }
  ${({ $pictured }) => $pictured && besidePicture}
  ${breakpoints.phone} {
    gap: 1rem;
    figure {
      display: none;
    }
  }
`

interface CallToActionProps extends Queries.TextBlockFragment {
  /** The two links of the banner. */
  actions: "bookAndCall" | "bookAndContact" | "callAndContact"
  /** A picture beside the text. */
  picture?: Queries.PagePictureFragment | null
}

/** Shows a dark banner that invites visitors to take the next step. */
export const CallToAction = ({ heading, text, actions, picture }: CallToActionProps) => {
  const { phone } = useSite().clinic
  const { booking } = useSite().contactOptions
  const { callNow, contactUs } = useWords("layout")
  return (
    <DeepSection $tone="deep" $tight className="no-print">
      <CallToActionLayout $pictured={Boolean(picture)}>
        <div>
          <h2>{heading}</h2>
          <Lead>{text}</Lead>
        </div>
        <ButtonRow>
          {booking && actions !== "callAndContact" && !(actions === "bookAndCall" && booking.by === "phone") && (
            <ButtonLink to={booking.to} $variant="accent">
              {booking.label}
            </ButtonLink>
          )}
          {actions !== "bookAndContact" && (
            <ButtonAnchor href={telHref(phone)} $variant="inverse">
              <Icon name="phone" />
              {callNow}
            </ButtonAnchor>
          )}
          {actions !== "bookAndCall" && (
            <ButtonLink to={pages.contact.path} $variant="inverse">
              {contactUs}
            </ButtonLink>
          )}
        </ButtonRow>
        {picture && <PagePicture {...picture} />}
      </CallToActionLayout>
    </DeepSection>
  )
}

export const fragment = graphql`
  fragment TextBlock on TextBlock {
    heading
    text
  }
`
