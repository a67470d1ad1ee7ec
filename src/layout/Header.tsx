import styled from "styled-components"
import { SiteLink } from "../components/SiteLink"
import { pages } from "../model/links/pages"
import { useSite } from "../components/useSite"
import { inLine } from "../styles/declarations"
import { breakpoints } from "../styles/tokens"
import { usePageWords } from "../words/useWords"
import { Announcement } from "./Announcement"
import { HeaderActions } from "./HeaderActions"
import { LanguageLinks, Menu } from "./Menu"

const Logo = styled.img`
  flex: none;
  width: 2.25rem;
  height: 2.25rem;
`

// The announcement scrolls away and the bar stays. Both belong to the page's header.
const Landmark = styled.header`
  display: contents;
`

const HeaderBar = styled.div`
  position: sticky;
  top: 0;
  z-index: 10;
  display: flex;
  /* No word of the name is broken: what does not fit beside the name wraps below it. */
  flex-wrap: wrap;
  align-items: center;
  gap: 0 clamp(0.5rem, 2vw, 1rem);
  min-height: var(--header);
  padding: 0 var(--page-margin);
  border-bottom: 1px solid var(--border);
  background: var(--surface);
  /* Stays in place while one page gives way to another. */
  view-transition-name: header;
  /* Hidden until the menu's button has come, which would move the name. Others may have put elements around and between. */
  &:not(:has(nav)) {
    visibility: hidden;
  }
  ${breakpoints.low} {
    position: static;
    /* A name would make it a layer of its own, below the slides, with the bar at the bottom edge in it. */
    view-transition-name: none;
  }
`

const HomeLink = styled(SiteLink)`
  flex: 1 1 min-content;
  ${inLine}
  gap: 0.75rem;
  max-width: 100%;
  min-height: 2.75rem;
  padding-block: 0.25rem;
  color: var(--text);
  font: 600 clamp(0.875rem, 0.5rem + 2.5vw, 1.1875rem) / 1.1 var(--heading);
  letter-spacing: -0.01em;
  text-decoration: none;
  text-wrap: balance;
  overflow-wrap: break-word;
  &:hover {
    color: var(--brand);
  }
  ${breakpoints.desktop} {
    max-width: max-content;
    margin-inline-end: 0.5rem;
    > span {
      max-width: 16rem;
    }
  }
`

/** Shows the header of every page: name, links, Call Now and Book Appointment. */
export const Header = ({ path }: { path: string }) => {
  const { languages } = usePageWords()
  const { name } = useSite().clinic
  return (
    <Landmark>
      <Announcement />
      {languages && (
        <ul role="list" className="languages no-print">
          <LanguageLinks />
        </ul>
      )}
      <HeaderBar>
        <HomeLink to={pages.home.path}>
          {/* It has no alternative text, because the name is beside it. */}
          <Logo src="/favicon.svg" width={36} height={36} alt="" />
          <span translate="no">{name}</span>
        </HomeLink>
        <Menu />
        <HeaderActions path={path} />
      </HeaderBar>
    </Landmark>
  )
}
