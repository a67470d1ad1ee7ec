import { HeadingText } from "../components/HeadingText"
import styled from "styled-components"
import { SiteLink } from "../components/SiteLink"
import { useAddress } from "../components/useAddress"
import { pages } from "../model/pages"
import { useClinic, useWays } from "../components/useClinic"
import { breakpoints } from "../styles/tokens"
import { usePageWords, useWords } from "../words/useWords"
import { Announcement } from "./Announcement"
import { crowdedRules, isCrowded } from "./crowdedHeader"
import { HeaderActions } from "./HeaderActions"
import { LanguageLinks } from "./LanguageLinks"
import { navLinks } from "./links"
import { Logo } from "./Logo"
import { Menu } from "./Menu"
import { UrgentPhones } from "./UrgentPhones"

// The announcement scrolls away and the bar stays. Both belong to the page's header.
const Landmark = styled.header`
  display: contents;
`

const HeaderBar = styled.div`
  position: sticky;
  top: 0;
  z-index: 10;
  display: flex;
  /* No word of the name is broken: what has no room beside it is below it. */
  flex-wrap: wrap;
  align-items: center;
  gap: 0 clamp(0.5rem, 2vw, 1rem);
  min-height: var(--header);
  padding: 0 var(--page-margin);
  border-bottom: 1px solid var(--border);
  background: var(--surface);
  /* Hidden until the menu's button has come, which would move the name. Others may have put elements around and between. */
  &:not(:has(nav)) {
    visibility: hidden;
  }
  ${breakpoints.low} {
    position: static;
  }
  @media print {
    position: static;
    padding: 0;
  }
`

/** Longest name in the normal size. A longer one is smaller, on two or three lines. */
const maxShortNameLength = 24

const HomeLink = styled(SiteLink)<{ $long: boolean }>`
  flex: 1 1 min-content;
  display: flex;
  align-items: center;
  gap: 0.75rem;
  max-width: 100%;
  min-height: 2.75rem;
  padding-block: 0.25rem;
  color: var(--text);
  font: 600 1rem / 1.15 var(--heading);
  font-size: clamp(0.875rem, 7.5vw - 0.5rem, ${({ $long }) => ($long ? "1rem" : "1.1875rem")});
  letter-spacing: -0.01em;
  text-decoration: none;
  text-wrap: balance;
  overflow-wrap: break-word;
  &:hover {
    color: var(--brand);
  }
  ${breakpoints.desktop} {
    flex: 0 1 auto;
    margin-inline-end: 0.5rem;
    ${({ $long }) => $long && "max-width: 18rem;"}
  }
`

/** The bar of a site whose labels might not fit beside each other. */
const CrowdedBar = styled(HeaderBar)`
  ${crowdedRules}
`

/** Shows the header of every page: name, links, Call Now and Book Appointment. */
export const Header = ({ path }: { path: string }) => {
  const words = useWords("layout")
  const { languages } = usePageWords()
  const { name } = useClinic()
  const { first, second } = useWays()
  const home = useAddress(pages.home.path).to
  const labels = navLinks.map(({ label }) => words[label])
  const Bar = isCrowded([...labels, first.label, second.label]) ? CrowdedBar : HeaderBar
  const isNameLong = name.length > maxShortNameLength
  return (
    <Landmark>
      <Announcement />
      {/* The home page has them above its slides, and larger. */}
      {path !== home && <UrgentPhones />}
      {languages && (
        <ul role="list" className="languages no-print">
          <LanguageLinks />
        </ul>
      )}
      <Bar>
        <HomeLink to={pages.home.path} $long={isNameLong}>
          <Logo />
          <span translate="no">
            <HeadingText asItIs>{name}</HeadingText>
          </span>
        </HomeLink>
        <Menu path={path} isNameLong={isNameLong} />
        <HeaderActions path={path} />
      </Bar>
    </Landmark>
  )
}
