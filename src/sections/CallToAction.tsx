import { graphql } from "gatsby"
import styled from "styled-components"
import { Band, Lead } from "../components/Band"
import { ButtonAnchor, ButtonLink, ButtonRow } from "../components/Button"
import { Icon } from "../components/Icon"
import { dialled } from "../components/phone"
import { useClinic } from "../hooks/useClinic"
import { screens } from "../styles/tokens"

const Deep = styled(Band)`
  :focus-visible {
    outline-color: #ffb46b;
  }
  p {
    color: var(--on-deep-muted);
  }
`

const Split = styled.div`
  display: grid;
  gap: 1.5rem;
  align-items: center;
  > div:first-child {
    display: grid;
    gap: 0.75rem;
  }
  ${screens.wide} {
    grid-template-columns: 1fr auto;
  }
`

interface CallToActionProps extends Queries.BandTextFragment {
  /** Which way leads on besides Book Appointment or, on the FAQ page, Call Now. */
  actions: "bookAndCall" | "bookAndContact" | "callAndContact"
}

/** A deep band that invites to the next step. */
export const CallToAction = ({ heading, text, actions }: CallToActionProps) => {
  const { phone } = useClinic()
  return (
    <Deep $tone="deep" $tight className="no-print">
      <Split>
        <div>
          <h2>{heading}</h2>
          <Lead>{text}</Lead>
        </div>
        <ButtonRow>
          {actions !== "callAndContact" && (
            <ButtonLink to="/appointment/" $look="accent">
              Book Appointment
            </ButtonLink>
          )}
          {actions !== "bookAndContact" && (
            <ButtonAnchor href={`tel:${dialled(phone)}`} $look="onDeep">
              <Icon name="phone" />
              Call Now
            </ButtonAnchor>
          )}
          {actions !== "bookAndCall" && (
            <ButtonLink to="/contact/" $look="onDeep">
              Contact Us
            </ButtonLink>
          )}
        </ButtonRow>
      </Split>
    </Deep>
  )
}

export const fragment = graphql`
  fragment BandText on Band {
    heading(hyphens: true)
    text(hyphens: true)
  }
`
