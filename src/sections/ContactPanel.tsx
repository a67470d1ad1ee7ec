import styled from "styled-components"
import { untilHook } from "../inline/contract"
import { useWords } from "../words/useWords"
import { DirectLink, PostalAddressLines, WithoutCall, useDirections } from "../components/ContactDetails"
import { ExampleNote } from "../components/ExampleNote"
import { ContentIcon, Icon } from "../components/Icon"
import { useSite } from "../components/useSite"
import { inLine, touchTarget } from "../styles/declarations"
import type { ReactNode } from "react"
import { ActionLink, ActionRow, CopyButton } from "../components/ActionLink"
import { Box, Grid, Row } from "../components/primitives"
import { IconEntry } from "../components/IconEntry"
import { Muted } from "../components/typography"
import { Description, DescriptionList } from "../components/lists"
import type { IconName } from "../model/files/icons"
import { ContactLink, LinkedText } from "../components/LinkedText"
import { formatPostalAddress } from "../model/postalAddress"
import { SiteLink, useLinkTarget } from "../components/SiteLink"
import { HoursToday } from "../components/OpenNow"
import { contactCardPath, pageParts } from "../model/links/pages"

const SpecialDays = styled.ul.attrs({ role: "list" })`
  margin-top: 0.5rem;
  li + li {
    margin-top: 0.25rem;
  }
  /* Only the next two, until somebody asks for all: what is over is hidden. */
  details:not([open]) + & > li:not([hidden]) ~ li:not([hidden]) ~ li {
    display: none;
  }
`

/** Number of special days that are shown at first. */
const maxDaysShown = 2

/** Shows the next two special days of the clinic in the order of the calendar, and all of them on request. */
const SpecialDayList = ({ days }: { days: readonly { date: string; text: string }[] }) => {
  const words = useWords("contactCards")
  const lastDay = days.at(-1)
  // Once this day is over, no more days are left than are shown at first.
  const firstHidden = days.at(-1 - maxDaysShown)
  return (
    <>
      {firstHidden && (
        <details {...{ [untilHook]: firstHidden.date }}>
          <summary>{words.allSpecialDays}</summary>
        </details>
      )}
      {lastDay && (
        <SpecialDays aria-label={words.specialDays} {...{ [untilHook]: lastDay.date }}>
          {days.map(({ date, text }) => (
            <li key={text} {...{ [untilHook]: date }}>
              {text}
            </li>
          ))}
        </SpecialDays>
      )}
    </>
  )
}

const Options = styled(Row).attrs({ $gap: "0.25rem 2rem" })`
  color: var(--brand);
  font-size: var(--text-h3);
  font-weight: 600;
  li {
    ${inLine}
    gap: 0.75rem;
  }
  a {
    ${touchTarget}
    /* The number is below the channel's name if there is no room beside it. */
    flex-wrap: wrap;
    column-gap: 0.5ch;
    overflow-wrap: break-word;
  }
`

/** Shows the clinic's phone and WhatsApp, in the order that it prefers. */
export const DirectOptions = () => (
  <Options as="ul" role="list" className="no-print">
    {useSite().contactOptions.direct.map(option => (
      <li key={option.by}>
        <ContentIcon name={option.icon} />
        <DirectLink option={option} />
      </li>
    ))}
  </Options>
)

// One box with a line between its entries: each has a line above it, and the first row's is cut off. Never three
// columns, which leave a single entry below.
const ContactBox = styled(Box)`
  /* As high as its entries, so that a change of the hours moves none of them. */
  align-self: start;
  padding-block: 0;
  overflow: clip;
`

const ContactEntries = ({ children }: { children: ReactNode }) => (
  <ContactBox>
    <Grid $min="19rem" $most={2} $gap="0 var(--gap)">
      {children}
    </Grid>
  </ContactBox>
)

const BorderedEntry = styled(IconEntry)`
  margin-top: -1px;
  padding: 1.25rem 0;
  border-top: 1px solid var(--border);
  address + p {
    margin-top: 0.5rem;
  }
`

interface PanelEntryProps {
  icon: IconName
  heading: string
  /** Anchor of the entry, if there are links to it. */
  id?: string | undefined
  children: ReactNode
}

const PanelEntry = ({ children, ...entry }: PanelEntryProps) => (
  <BorderedEntry element="section" {...entry}>
    <div>{children}</div>
  </BorderedEntry>
)

const HoursNote = styled(Muted)`
  margin-top: 0.5rem;
`

/**
 * Shows where the clinic is. `directions` are the way in words, for the page without a network, where no map can load.
 */
const LocationEntry = ({ directions }: { directions: string | undefined }) => {
  const words = useWords("contactCards")
  const { clinic, contact } = useSite()
  const directionsUrl = useDirections()
  return (
    <PanelEntry icon="map-pin" heading={words.location} id={contact.map ? undefined : pageParts.directions.anchor}>
      <address translate="no">
        <PostalAddressLines address={clinic.address} />
      </address>
      {directions && (
        <p>
          <LinkedText>{directions}</LinkedText>
        </p>
      )}
      <ActionRow>
        {directions === undefined && (
          <ActionLink href={directionsUrl}>
            <Icon name="navigation" />
            {words.getDirections}
          </ActionLink>
        )}
        <CopyButton name={words.copyAddress} text={`${clinic.name}, ${formatPostalAddress(clinic.address)}`} />
      </ActionRow>
    </PanelEntry>
  )
}

/** Shows all numbers of the clinic, and how to save and copy the main one. */
const PhoneEntry = () => {
  const words = useWords("contactCards")
  const { saveNumber } = useWords("layout")
  const { clinic, contactOptions } = useSite()
  const { phone, phones, fax, whatsapp, emergency } = clinic
  const emergencyName = emergency.whose === "own" ? words.emergency : words.nationalEmergency
  const cardUrl = useLinkTarget(contactCardPath).to
  return (
    <PanelEntry icon="phone" heading={words.phoneNumbers}>
      <DescriptionList>
        {contactOptions.direct.map(({ by, to }) => (
          <Description key={by} name={by === "phone" ? words.main : words.whatsApp}>
            {by === "phone" ? (
              <ContactLink contact={phone} />
            ) : (
              <SiteLink to={to} translate="no">
                {whatsapp}
              </SiteLink>
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
}

interface ContactPanelProps {
  /** Directions in words, on the page without a network. */
  directions?: string
  /** Explanation of the regular business hours. */
  hoursNote?: string | null
}

/** Shows the clinic's address, phone numbers, email address and hours in one box. */
export const ContactPanel = ({ directions, hoursNote }: ContactPanelProps) => {
  const words = useWords("contactCards")
  const { clinic, hours } = useSite()
  const location = <LocationEntry key="location" directions={directions} />
  const phoneNumbers = <PhoneEntry key="phone" />
  return (
    <ContactEntries>
      {/* Without a network, people look for a number first. */}
      {directions === undefined ? [location, phoneNumbers] : [phoneNumbers, location]}
      <PanelEntry icon="mail" heading={words.email}>
        <p>
          <ContactLink contact={clinic.emails.general} />
        </p>
      </PanelEntry>
      <PanelEntry icon="clock" heading={words.hours}>
        <HoursToday />
        <SpecialDayList days={hours.specialDays} />
        {hoursNote && (
          <HoursNote>
            <LinkedText>{hoursNote}</LinkedText>
          </HoursNote>
        )}
      </PanelEntry>
    </ContactEntries>
  )
}

/** Shows how to get into the building, and the languages that are spoken there, if the clinic says so. */
export const AccessPanel = () => {
  const words = useWords("contactCards")
  const { access: accessHeading, languages: languagesHeading } = useWords("layout")
  const { access, languages } = useSite().clinic
  if (!access && !languages?.length) return null
  return (
    <ContactEntries>
      {access && (
        <PanelEntry icon="accessibility" heading={accessHeading} id={pageParts.access.anchor}>
          <p>{access.stepFree ? words.stepFree : words.steps}</p>
          <DescriptionList>
            <Description name={words.entrance}>{access.entrance}</Description>
            <Description name={words.parking}>{access.parking}</Description>
            <Description name={words.toilet}>{access.toilet}</Description>
          </DescriptionList>
          <ExampleNote sample={access.sample} />
        </PanelEntry>
      )}
      {languages?.length ? (
        <PanelEntry icon="languages" heading={languagesHeading} id={pageParts.languages.anchor}>
          <p>{languages.join(", ")}</p>
        </PanelEntry>
      ) : null}
    </ContactEntries>
  )
}
