import { type ReactNode, useEffect } from "react"
import styled from "styled-components"
import { splitMoment } from "../../plugins/gatsby-plugin-content-model/browser"
import { hideOutdated } from "../inline/openingClock"
import { ActionLink, ActionRow } from "../components/ActionLink"
import { Card, IconTile } from "../components/Card"
import { CardTitle } from "../components/CardTitle"
import { CopyButton } from "../components/CopyButton"
import { Description, DescriptionList } from "../components/DescriptionList"
import { Icon } from "../components/Icon"
import type { IconName } from "../components/iconPaths"
import { PostalAddressLines } from "../components/PostalAddressLines"
import { ContactLink, LinkedText } from "../components/LinkedText"
import { formatPostalAddress } from "../model/postalAddress"
import { useLinkTarget } from "../components/useLinkTarget"
import { WithoutCall } from "../components/WithoutCall"
import { useSite } from "../components/useSite"
import { HoursToday } from "../components/HoursToday"
import { Muted } from "../components/Muted"
import { SpecialDayList } from "./SpecialDayList"
import { mapAnchor } from "../model/links/pages"
import { useDirections } from "./useDirections"
import { useWords } from "../words/useWords"

// One box with a line between its entries: each has a line above it, and the first row's is cut off. Never three
// columns, which leave a single entry below.
const Panel = styled(Card)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(19rem, 40%)), 1fr));
  gap: 0 var(--gap);
  overflow: clip;
  /* As high as its entries, so that a change of the hours moves none of them. */
  align-content: start;
  align-self: start;
  padding-block: 0;
`

const Entry = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1rem;
  margin-top: -1px;
  padding: 1.25rem 0;
  border-top: 1px solid var(--border);
  > div {
    flex: 1 1 10rem;
  }
  h2 {
    margin-bottom: 0.25rem;
  }
  address + p {
    margin-top: 0.5rem;
  }
`

const Note = styled(Muted)`
  margin-top: 0.5rem;
`

interface PanelEntryProps {
  icon: IconName
  heading: string
  /** Anchor of the entry, if there are links to it. */
  id?: string
  children: ReactNode
}

const PanelEntry = ({ icon, heading, id, children }: PanelEntryProps) => (
  <Entry id={id}>
    <IconTile>
      <Icon name={icon} />
    </IconTile>
    <div>
      <CardTitle>{heading}</CardTitle>
      {children}
    </div>
  </Entry>
)

interface ContactPanelProps {
  /** Directions in words. */
  directions?: string
  /** Explanation of the regular business hours. */
  hoursNote?: string | null
}

/** Shows the clinic's address, phone numbers, email address and hours in one box. */
export const ContactPanel = ({ directions, hoursNote }: ContactPanelProps) => {
  const words = useWords("contactCards")
  const { saveNumber } = useWords("layout")
  const { name, locale, address, phone, phones, fax, whatsapp, emergency, emails } = useSite().clinic
  const { specialDays } = useSite().hours
  const { direct } = useSite().contactOptions
  const emergencyName = emergency.whose === "own" ? words.emergency : words.nationalEmergency
  const cardUrl = useLinkTarget("/clinic.vcf").to
  const hasMap = useSite().contact.map !== null
  // Without a network, people look for a number first. That page has directions in words, because no map can load.
  const isOffline = directions !== undefined
  const directionsUrl = useDirections()
  // The inline script does the same on the first page of a visit.
  useEffect(() => hideOutdated(splitMoment(Date.now(), locale.timeZone)), [locale.timeZone])
  const location = (
    <PanelEntry key="location" icon="map-pin" heading={words.location} id={hasMap ? undefined : mapAnchor}>
      <address translate="no">
        <PostalAddressLines address={address} />
      </address>
      {directions && (
        <p>
          <LinkedText>{directions}</LinkedText>
        </p>
      )}
      <ActionRow>
        {!isOffline && (
          <ActionLink href={directionsUrl}>
            <Icon name="navigation" />
            {words.getDirections}
          </ActionLink>
        )}
        <CopyButton name={words.copyAddress} text={`${name}, ${formatPostalAddress(address)}`} />
      </ActionRow>
    </PanelEntry>
  )
  const phoneNumbers = (
    <PanelEntry key="phone" icon="phone" heading={words.phoneNumbers}>
      <DescriptionList>
        {direct.map(({ by, to }) => (
          <Description key={by} name={by === "phone" ? words.main : words.whatsApp}>
            {by === "phone" ? (
              <ContactLink contact={phone} />
            ) : (
              <a href={to} translate="no">
                {whatsapp}
              </a>
            )}
          </Description>
        ))}
        {phones?.map(({ label, number, when }) => (
          <Description key={label} name={label}>
            <ContactLink contact={number} />
            {when && ` ${when}`}
          </Description>
        ))}
        <Description name={emergencyName}>
          <ContactLink contact={emergency.number} />
        </Description>
        <Description name={words.fax}>{fax && <span translate="no">{fax}</span>}</Description>
      </DescriptionList>
      <WithoutCall />
      <ActionRow>
        <ActionLink href={cardUrl}>
          <Icon name="user-round-plus" />
          {saveNumber}
        </ActionLink>
        <CopyButton name={words.copyNumber} text={phone} />
      </ActionRow>
    </PanelEntry>
  )
  return (
    <Panel>
      {isOffline ? [phoneNumbers, location] : [location, phoneNumbers]}
      <PanelEntry icon="mail" heading={words.email}>
        <p>
          <ContactLink contact={emails.general} />
        </p>
      </PanelEntry>
      <PanelEntry icon="clock" heading={words.hours}>
        <HoursToday />
        <SpecialDayList days={specialDays} />
        {hoursNote && (
          <Note>
            <LinkedText>{hoursNote}</LinkedText>
          </Note>
        )}
      </PanelEntry>
    </Panel>
  )
}

/** Shows how to get into the building, and the languages that are spoken there, if the clinic says so. */
export const AccessPanel = () => {
  const words = useWords("contactCards")
  const { access: accessHeading, languages: languagesHeading } = useWords("layout")
  const { access, languages } = useSite().clinic
  if (!access && !languages?.length) return null
  return (
    <Panel>
      {access && (
        <PanelEntry icon="accessibility" heading={accessHeading} id="access">
          <p>{access.stepFree ? words.stepFree : words.steps}</p>
          <DescriptionList>
            <Description name={words.entrance}>{access.entrance}</Description>
            <Description name={words.parking}>{access.parking}</Description>
            <Description name={words.toilet}>{access.toilet}</Description>
          </DescriptionList>
        </PanelEntry>
      )}
      {languages?.length ? (
        <PanelEntry icon="languages" heading={languagesHeading} id="languages">
          <p>{languages.join(", ")}</p>
        </PanelEntry>
      ) : null}
    </Panel>
  )
}
