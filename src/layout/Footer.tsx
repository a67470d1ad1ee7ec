import styled from "styled-components"
import { yearHook } from "../inline/contract"
import { TouchLink } from "../components/Button"
import { Row, Stack } from "../components/primitives"
import { CardTitle } from "../components/typography"
import { Icon } from "../components/Icon"
import { HoursToday } from "../components/OpenNow"
import { ContactLink, LinkedText } from "../components/LinkedText"
import { formatPostalAddress } from "../model/postalAddress"
import { DirectLink } from "../components/ContactDetails"
import { type SiteData, useSite } from "../components/useSite"
import { contactCardPath, pageParts, pages } from "../model/links/pages"
import { SiteLink, useIsTranslated, useLinkTarget } from "../components/SiteLink"
import { breakpoints } from "../styles/tokens"
import { useWords } from "../words/useWords"
import { LanguageLinks } from "./Menu"

/** Links of the footer ("Header and footer" in docs/product.md), and one to the guides for patients if they are on. */
const quickLinks = Object.values(pages).flatMap(page =>
  "footerLabel" in page
    ? [{ to: page.path, label: page.footerLabel, whileOn: "whileOn" in page ? page.whileOn : undefined }]
    : []
)

const FooterElement = styled.footer`
  padding: var(--section-space) var(--page-margin) 2rem;
  background: var(--footer-bg);
  color: var(--on-deep);
  --focus: var(--deep-focus);
  a {
    color: var(--on-deep);
  }
  li a {
    display: inline-flex;
    align-items: center;
    min-height: 2rem;
  }
`

const FooterColumns = styled.div.attrs({ className: "print-3" })`
  display: grid;
  gap: 2rem var(--gap);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(9.5rem, 50% - 1rem)), 1fr));
  /* On phones the hours are beside the links. */
  ${breakpoints.phone} {
    grid-auto-flow: dense;
    > :nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  ${breakpoints.wide} {
    grid-template-columns: repeat(4, 1fr);
  }
  p {
    color: var(--on-deep-muted);
  }
  address {
    display: grid;
    gap: 0.5rem;
  }
`

const FooterLine = styled(Row).attrs({ $gap: "0.5rem 1.5rem" })`
  &,
  ul {
    align-items: baseline;
  }
  justify-content: space-between;
  margin-top: 2.5rem;
  padding-top: 1.5rem;
  border-top: 1px solid rgb(var(--overlay) / 0.2);
  color: var(--on-deep-muted);
  font-size: var(--text-small);
`

const getYear = (): number => new Date().getFullYear()

const footerParts = ["complaints", "access", "languages", "team"] as const

/** Returns the parts of pages that the footer links to, if the clinic has filled them in. */
const listFilledParts = ({ clinic, contact, team }: SiteData) => {
  const content = { complaints: contact.complaints, access: clinic.access, languages: clinic.languages?.[0], team }
  return footerParts.filter(name => content[name])
}

/** Shows links to the pages of the site that people look for most. */
const QuickLinks = () => {
  const words = useWords("layout")
  const { patients, contactOptions } = useSite()
  const isTranslated = useIsTranslated()
  return (
    <Stack $gap="0.75rem" className="no-print">
      <CardTitle>{words.quickLinks}</CardTitle>
      <nav aria-label={words.quickLinks}>
        <ul role="list">
          {quickLinks
            .filter(({ to, whileOn }) => isTranslated(to) && (whileOn !== "patients" || patients))
            .map(({ to, label }) => {
              const link = to === pages.appointment.path ? contactOptions.booking : { to, label: words[label] }
              if (!link) return null
              return (
                <li key={to}>
                  <SiteLink to={link.to}>{link.label}</SiteLink>
                </li>
              )
            })}
        </ul>
      </nav>
    </Stack>
  )
}

/** Shows how to contact the clinic. */
const Contact = () => {
  const words = useWords("layout")
  const { clinic, contactOptions } = useSite()
  return (
    <Stack $gap="0.75rem">
      <CardTitle>{words.contactHeading}</CardTitle>
      <address translate="no">
        {contactOptions.direct.map(option => (
          <DirectLink key={option.by} option={option} />
        ))}
        <ContactLink contact={clinic.emails.info} />
        <p>{formatPostalAddress(clinic.address)}</p>
      </address>
      <TouchLink href={useLinkTarget(contactCardPath).to} className="no-print">
        <Icon name="user-round-plus" />
        {words.saveNumber}
      </TouchLink>
    </Stack>
  )
}

/** Shows links to other languages, to parts of pages, and to policies. */
const SmallLinks = () => {
  const words = useWords("layout")
  const site = useSite()
  return (
    <Row as="ul" role="list" $gap="0.5rem 1.5rem" className="no-print">
      <LanguageLinks />
      {listFilledParts(site).map(part => (
        <li key={part}>
          <SiteLink to={pageParts[part].to}>{words[part]}</SiteLink>
        </li>
      ))}
      {site.policyLinks.map(({ to, label }) => (
        <li key={label}>{to ? <SiteLink to={to}>{label}</SiteLink> : label}</li>
      ))}
    </Row>
  )
}

/** Shows contact details, hours and quick links at the end of every page. */
export const Footer = () => {
  const words = useWords("layout")
  const { name, about } = useSite().clinic
  return (
    <FooterElement>
      <FooterColumns>
        <Stack $gap="0.75rem">
          <CardTitle translate="no">{name}</CardTitle>
          <p>
            <LinkedText>{about}</LinkedText>
          </p>
        </Stack>
        <QuickLinks />
        <Contact />
        <Stack $gap="0.75rem">
          <CardTitle>{words.hours}</CardTitle>
          <HoursToday />
        </Stack>
      </FooterColumns>
      <FooterLine>
        {/* One text, so that it is read in one piece. A page that was built last year has last year in its HTML. */}
        <p translate="no" suppressHydrationWarning {...{ [yearHook]: true }}>
          {`© ${getYear()} ${name}`}
        </p>
        <SmallLinks />
      </FooterLine>
    </FooterElement>
  )
}
