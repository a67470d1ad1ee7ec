import type { ReactNode } from "react"
import styled from "styled-components"
import { ActionLink, ActionRow } from "../components/ActionLink"
import { Card, IconTile } from "../components/Card"
import { CardTitle } from "../components/CardTitle"
import { SideCards } from "../components/SideCards"
import { CopyButton } from "../components/CopyButton"
import { Icon } from "../components/Icon"
import type { IconName } from "../components/iconPaths"
import { AutoLink, PhoneLink } from "../components/AutoLink"
import { formatAddress } from "../content/address"
import { whatsAppUrl } from "../content/phone"
import { useClinic } from "../components/useClinic"
import { useDirections } from "./useDirections"
import { breakpoints } from "../styles/tokens"

const ContactCard = styled(Card)`
  flex-flow: row wrap;
  gap: 1rem;
  h2 {
    margin-bottom: 0.25rem;
  }
  > div {
    flex: 1 1 10rem;
    min-width: 0;
  }
  address + p {
    margin-top: 0.5rem;
  }
  dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0 1rem;
  }
  dt {
    color: var(--text-muted);
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
  ${breakpoints.mobile} {
    dt {
      font-size: var(--text-small);
    }
    dd:not(:last-child) {
      margin-bottom: 0.25rem;
    }
  }
  ${breakpoints.desktop} {
    dl {
      grid-template-columns: auto 1fr;
    }
  }
  @media print {
    dl {
      grid-template-columns: auto 1fr;
    }
  }
`

const LabelledCard = ({ icon, heading, children }: { icon: IconName; heading: string; children: ReactNode }) => (
  <ContactCard>
    <IconTile>
      <Icon name={icon} />
    </IconTile>
    <div>
      <CardTitle>{heading}</CardTitle>
      {children}
    </div>
  </ContactCard>
)

/** Where the clinic is, how to reach it and when: it is always open. */
export const ContactCards = ({ directions }: { directions?: string }) => {
  const { name, address, phone, fax, whatsapp, emergencyNumber, emails, hours } = useClinic()
  // A page with directions in words has no map.
  const mapUrl = useDirections() ?? (directions ? null : "#map")
  return (
    <SideCards>
      <LabelledCard icon="map-pin" heading="Our Location">
        <address translate="no">
          {address.street}
          <br />
          {address.businessPark}
          <br />
          {`${address.town}, ${address.country}`}
        </address>
        {directions && <p>{directions}</p>}
        <ActionRow>
          {mapUrl && (
            <ActionLink href={mapUrl}>
              <Icon name="navigation" />
              Get Directions
            </ActionLink>
          )}
          <CopyButton name="Copy address" text={`${name}, ${formatAddress(address)}`} />
        </ActionRow>
      </LabelledCard>
      <LabelledCard icon="phone" heading="Phone Numbers">
        <dl>
          <dt>Main</dt>
          <dd>
            <PhoneLink number={phone} />
          </dd>
          {whatsapp && (
            <>
              <dt>WhatsApp</dt>
              <dd>
                <a href={whatsAppUrl(whatsapp)} translate="no">
                  {whatsapp}
                </a>
              </dd>
            </>
          )}
          <dt>Emergency</dt>
          <dd>
            <PhoneLink number={emergencyNumber} />
          </dd>
          <dt>Fax</dt>
          <dd translate="no">{fax ?? phone}</dd>
        </dl>
        <ActionRow>
          <ActionLink href="/clinic.vcf">
            <Icon name="user-round-plus" />
            Save our number
          </ActionLink>
          <CopyButton name="Copy number" text={phone} />
        </ActionRow>
      </LabelledCard>
      <LabelledCard icon="mail" heading="Email">
        <p>
          <AutoLink>{emails.general}</AutoLink>
        </p>
      </LabelledCard>
      <LabelledCard icon="clock" heading="Operating Hours">
        <p>{`${hours.days}, ${hours.time}`}</p>
        <p>{hours.openNow}</p>
      </LabelledCard>
    </SideCards>
  )
}
