import { type ReactNode, useEffect } from "react"
import styled from "styled-components"
import { splitMoment } from "../../plugins/gatsby-plugin-content-model/browser"
import { hideOutdated } from "../inline/openingClock"
import { ActionLink, ActionRow } from "../components/ActionLink"
import { Card, IconTile } from "../components/Card"
import { CardTitle } from "../components/CardTitle"
import { SideCards } from "../components/SideCards"
import { CopyButton } from "../components/CopyButton"
import { Fact, Facts } from "../components/Facts"
import { Icon } from "../components/Icon"
import type { IconName } from "../components/iconPaths"
import { PostalAddressLines } from "../components/PostalAddressLines"
import { AutoLink, PhoneLink } from "../components/AutoLink"
import { formatPostalAddress } from "../model/postalAddress"
import { useLinkTarget } from "../components/useLinkTarget"
import { useSite } from "../components/useSite"
import { HoursToday } from "../components/HoursToday"
import { Muted } from "../components/Muted"
import { SpecialDayList } from "./SpecialDayList"
import { useDirections } from "./useDirections"
import { breakpoints } from "../styles/tokens"
import { useWords } from "../words/useWords"

// Beside a form, the second group of cards is below the form: the fewer fields it has, the shorter it is.
const CardGroups = styled.div`
  display: grid;
  gap: var(--gap);
  grid-template-columns: minmax(0, 1fr);
  ${breakpoints.wide} {
    form + & {
      display: contents;
      > :first-child:not(:last-child) {
        grid-row: span 2;
      }
    }
  }
`

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
`

const Note = styled(Muted)`
  margin-top: 0.5rem;
`

interface LabelledCardProps {
  icon: IconName
  heading: string
  /** Anchor of the card, if there are links to it. */
  id?: string
  children: ReactNode
}

const LabelledCard = ({ icon, heading, id, children }: LabelledCardProps) => (
  <ContactCard id={id}>
    <IconTile>
      <Icon name={icon} />
    </IconTile>
    <div>
      <CardTitle>{heading}</CardTitle>
      {children}
    </div>
  </ContactCard>
)

interface ContactCardsProps {
  /** Directions in words. */
  directions?: string
  /** Explanation of the regular business hours. */
  hoursNote?: string | null
}

/** Shows the clinic's address, phone numbers, email address and hours. */
export const ContactCards = ({ directions, hoursNote }: ContactCardsProps) => {
  const words = useWords("contactCards")
  const { saveNumber, access: accessHeading, languages: languagesHeading } = useWords("layout")
  const { name, locale, address, phone, phones, fax, whatsapp, emergency, emails, languages, access, namedHours } =
    useSite().clinic
  const { specialDays } = useSite().hours
  const { direct } = useSite().contactOptions
  const emergencyName = emergency.whose === "own" ? words.emergency : words.nationalEmergency
  const cardUrl = useLinkTarget("/clinic.vcf").to
  const hasMap = useSite().contact.map !== null
  // Without a network, people look for a number first. That page has directions in words, and no map.
  const isOffline = directions !== undefined
  const mapUrl = useDirections() ?? (hasMap && !isOffline ? "#map" : null)
  // The inline script does the same on the first page of a visit.
  useEffect(() => hideOutdated(splitMoment(Date.now(), locale.timeZone)), [locale.timeZone])
  const locationCard = (
    <LabelledCard key="location" icon="map-pin" heading={words.location}>
      <address translate="no">
        <PostalAddressLines address={address} />
      </address>
      {directions && <p>{directions}</p>}
      <ActionRow>
        {mapUrl && (
          <ActionLink href={mapUrl}>
            <Icon name="navigation" />
            {words.getDirections}
          </ActionLink>
        )}
        <CopyButton name={words.copyAddress} text={`${name}, ${formatPostalAddress(address)}`} />
      </ActionRow>
    </LabelledCard>
  )
  const phoneCard = (
    <LabelledCard key="phone" icon="phone" heading={words.phoneNumbers}>
      <Facts>
        {direct.map(({ by, to }) => (
          <Fact key={by} name={by === "phone" ? words.main : words.whatsApp}>
            {by === "phone" ? (
              <PhoneLink number={phone} />
            ) : (
              <a href={to} translate="no">
                {whatsapp}
              </a>
            )}
          </Fact>
        ))}
        {phones?.map(({ label, number, when }) => (
          <Fact key={label} name={label}>
            <PhoneLink number={number} />
            {when && ` ${when}`}
          </Fact>
        ))}
        <Fact name={emergencyName}>
          <PhoneLink number={emergency.number} />
        </Fact>
        <Fact name={words.fax}>{fax && <span translate="no">{fax}</span>}</Fact>
      </Facts>
      <ActionRow>
        <ActionLink href={cardUrl}>
          <Icon name="user-round-plus" />
          {saveNumber}
        </ActionLink>
        <CopyButton name={words.copyNumber} text={phone} />
      </ActionRow>
    </LabelledCard>
  )
  return (
    <CardGroups>
      <SideCards>
        {isOffline ? [phoneCard, locationCard] : [locationCard, phoneCard]}
        <LabelledCard icon="mail" heading={words.email}>
          <p>
            <AutoLink>{emails.general}</AutoLink>
          </p>
        </LabelledCard>
        <LabelledCard icon="clock" heading={words.hours}>
          <HoursToday />
          {namedHours && (
            <Facts>
              {namedHours.map(({ name: what, text }) => (
                <Fact key={what} name={what}>
                  {text}
                </Fact>
              ))}
            </Facts>
          )}
          <SpecialDayList days={specialDays} />
          {hoursNote && (
            <Note>
              <AutoLink>{hoursNote}</AutoLink>
            </Note>
          )}
        </LabelledCard>
      </SideCards>
      {access || languages?.length ? (
        <SideCards>
          {access && (
            <LabelledCard icon="accessibility" heading={accessHeading} id="access">
              <p>{access.stepFree ? words.stepFree : words.steps}</p>
              <Facts>
                <Fact name={words.entrance}>{access.entrance}</Fact>
                <Fact name={words.parking}>{access.parking}</Fact>
                <Fact name={words.toilet}>{access.toilet}</Fact>
              </Facts>
            </LabelledCard>
          )}
          {languages?.length ? (
            <LabelledCard icon="languages" heading={languagesHeading} id="languages">
              <p>{languages.join(", ")}</p>
            </LabelledCard>
          ) : null}
        </SideCards>
      ) : null}
    </CardGroups>
  )
}
