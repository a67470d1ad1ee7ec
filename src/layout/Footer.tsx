import { getEmail } from "../model/links/textLinks"
import styled from "styled-components"
import { yearHook } from "../inline/contract"
import { CardTitle } from "../components/typography"
import { Icon } from "../components/Icon"
import { HoursToday } from "../components/OpenNow"
import { ContactLink, LinkedText } from "../components/LinkedText"
import { formatPostalAddress } from "../model/postalAddress"
import { DirectLink } from "../components/DirectLink"
import { type SiteData, useSite } from "../components/useSite"
import { findPage, pageParts, pages } from "../model/links/pages"
import { SiteLink, useIsTranslated, useLinkTarget } from "../components/SiteLink"
import { breakpoints } from "../styles/tokens"
import { touchTarget } from "../styles/declarations"
import { useWords } from "../words/useWords"
import { LanguageLinks } from "./LanguageLinks"
import { policyLinks, quickLinks } from "./links"

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
  > div {
    display: grid;
    gap: 0.75rem;
    align-content: start;
  }
  p {
    color: var(--on-deep-muted);
  }
  address {
    display: grid;
    gap: 0.5rem;
  }
`

const SaveLink = styled.a`
  ${touchTarget}
  gap: 0.5rem;
`

const FooterLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 2rem;
  align-items: baseline;
  justify-content: space-between;
  margin-top: 2.5rem;
  padding-top: 1.5rem;
  border-top: 1px solid rgb(var(--overlay) / 0.2);
  color: var(--on-deep-muted);
  font-size: var(--text-small);
  ul {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.5rem 1.5rem;
  }
`

const getYear = (): number => new Date().getFullYear()

const footerParts = ["complaints", "access", "languages", "team"] as const

/** Returns the parts of pages that the footer links to, if the clinic has filled them in. */
const listFilledParts = ({ clinic, contact, team }: SiteData) => {
  const content = { complaints: contact.complaints, access: clinic.access, languages: clinic.languages?.[0], team }
  return footerParts.filter(name => content[name])
}

/** Shows contact details, hours and quick links at the end of every page. */
export const Footer = () => {
  const words = useWords("layout")
  const site = useSite()
  const { policies, patients } = site
  const parts = listFilledParts(site)
  const { name, about, emails, address: postalAddress } = site.clinic
  const isTranslated = useIsTranslated()
  const { booking, direct } = site.contactOptions
  return (
    <FooterElement>
      <FooterColumns>
        <div>
          <CardTitle translate="no">{name}</CardTitle>
          <p>
            <LinkedText>{about}</LinkedText>
          </p>
        </div>
        <div className="no-print">
          <CardTitle>{words.quickLinks}</CardTitle>
          <nav aria-label={words.quickLinks}>
            <ul role="list">
              {quickLinks
                .filter(({ to, whileOn }) => isTranslated(to) && (whileOn !== "patients" || patients))
                .map(({ to, label }) => {
                  const link = to === pages.appointment.path ? booking : { to, label: words[label] }
                  if (!link) return null
                  return (
                    <li key={to}>
                      <SiteLink to={link.to}>{link.label}</SiteLink>
                    </li>
                  )
                })}
            </ul>
          </nav>
        </div>
        <div>
          <CardTitle>{words.contactHeading}</CardTitle>
          <address translate="no">
            {direct.map(option => (
              <DirectLink key={option.by} option={option} />
            ))}
            <ContactLink contact={getEmail(emails, "info")} />
            <p>{formatPostalAddress(postalAddress)}</p>
          </address>
          <SaveLink href={useLinkTarget("/clinic.vcf").to} className="no-print">
            <Icon name="user-round-plus" />
            {words.saveNumber}
          </SaveLink>
        </div>
        <div>
          <CardTitle>{words.hours}</CardTitle>
          <HoursToday />
        </div>
      </FooterColumns>
      <FooterLine>
        {/* One text, so that it is read in one piece. A page that was built last year has last year in its HTML. */}
        <p translate="no" suppressHydrationWarning {...{ [yearHook]: true }}>
          {`© ${getYear()} ${name}`}
        </p>
        <ul role="list" className="no-print">
          <LanguageLinks />
          {parts.map(part => (
            <li key={part}>
              <SiteLink to={pageParts[part].to}>{words[part]}</SiteLink>
            </li>
          ))}
          {policyLinks
            .filter(({ name: policy, whileOff }) => policies[policy] || whileOff === "words")
            .map(({ to, name: policy, label }) => (
              <li key={to}>{policies[policy] ? <SiteLink to={to}>{words[label]}</SiteLink> : words[label]}</li>
            ))}
          {policies.others
            ?.filter(({ inFooter }) => inFooter)
            .map(({ address, link }) => (
              <li key={address}>
                <SiteLink to={findPage(address).path}>{link}</SiteLink>
              </li>
            ))}
        </ul>
      </FooterLine>
    </FooterElement>
  )
}
