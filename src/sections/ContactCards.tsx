import type { ReactNode } from "react"
import styled from "styled-components"
import { Card, IconTile } from "../components/Card"
import { Icon, type IconName } from "../components/Icon"
import { Linked, PhoneLink } from "../components/Linked"
import { useClinic } from "../hooks/useClinic"

const Fact = styled(Card)`
  flex-direction: row;
  gap: 1rem;
  h2 { font-size: var(--text-h3); margin-bottom: 0.25rem; }
  > div { min-width: 0; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; }
  dt { color: var(--text-muted); }
  dd { font-variant-numeric: tabular-nums; }
`

const FactCard = ({ icon, heading, children }: { icon: IconName; heading: string; children: ReactNode }) => (
  <Fact>
    <IconTile>
      <Icon name={icon} />
    </IconTile>
    <div>
      <h2>{heading}</h2>
      {children}
    </div>
  </Fact>
)

const Stack = styled.div`
  display: grid;
  gap: var(--gap);
  align-content: start;
`

/** Where the clinic is, how to reach it and when: it is always open. */
export const ContactCards = ({ directions }: { directions?: string }) => {
  const { address, phone, fax, emergencyNumber, emails, hours } = useClinic()
  return (
    <Stack>
      <FactCard icon="map-pin" heading="Our Location">
        <address>
          {address.stand}
          <br />
          {address.park}
          <br />
          {address.town}, {address.country}
        </address>
        {directions && <p>{directions}</p>}
      </FactCard>
      <FactCard icon="phone" heading="Phone Numbers">
        <dl>
          <dt>Main</dt>
          <dd>
            <PhoneLink number={phone} />
          </dd>
          <dt>Emergency</dt>
          <dd>
            <PhoneLink number={emergencyNumber} />
          </dd>
          <dt>Fax</dt>
          <dd>{fax ?? phone}</dd>
        </dl>
      </FactCard>
      <FactCard icon="mail" heading="Email">
        <p>
          <Linked>{emails.general}</Linked>
        </p>
      </FactCard>
      <FactCard icon="clock" heading="Operating Hours">
        <p>
          {hours.days}, {hours.time}
        </p>
      </FactCard>
    </Stack>
  )
}
