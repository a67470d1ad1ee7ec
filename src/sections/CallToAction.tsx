import { graphql } from "gatsby"
import styled from "styled-components"
import { Section, Lead } from "../components/Section"
import { ButtonAnchor, ButtonLink, ButtonRow } from "../components/Button"
import { Icon } from "../components/Icon"
import { telHref } from "../formats/phone"
import { useClinic } from "../hooks/useClinic"
import { breakpoints } from "../styles/tokens"

const DeepSection = styled(Section)`
  :focus-visible {
    outline-color: #ffb46b;
  }
  p {
    color: var(--on-deep-muted);
  }
`

const CallToActionLayout = styled.div`
  display: grid;
  gap: 1.5rem;
  align-items: center;
  > div:first-child {
    display: grid;
    gap: 0.75rem;
  }
  ${breakpoints.wide} {
    grid-template-columns: 1fr auto;
  }
`

interface CallToActionProps extends Queries.TextBlockFragment {
  /** Which way leads on besides Book Appointment or, on the FAQ page, Call Now. */
  actions: "bookAndCall" | "bookAndContact" | "callAndContact"
}

/** A deep band that invites to the next step. */
export const CallToAction = ({ heading, text, actions }: CallToActionProps) => {
  const { phone } = useClinic()
  return (
    <DeepSection $tone="deep" $tight className="no-print">
      <CallToActionLayout>
        <div>
          <h2>{heading}</h2>
          <Lead>{text}</Lead>
        </div>
        <ButtonRow>
          {actions !== "callAndContact" && (
            <ButtonLink to="/appointment/" $variant="accent">
              Book Appointment
            </ButtonLink>
          )}
          {actions !== "bookAndContact" && (
            <ButtonAnchor href={telHref(phone)} $variant="inverse">
              <Icon name="phone" />
              Call Now
            </ButtonAnchor>
          )}
          {actions !== "bookAndCall" && (
            <ButtonLink to="/contact/" $variant="inverse">
              Contact Us
            </ButtonLink>
          )}
        </ButtonRow>
      </CallToActionLayout>
    </DeepSection>
  )
}

export const fragment = graphql`
  fragment TextBlock on TextBlock {
    heading(hyphens: true)
    text(hyphens: true)
  }
`
