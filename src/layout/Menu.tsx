import styled from "styled-components"
import { menuTop } from "../inline/contract"
import { Icon } from "../components/Icon"
import { useSite } from "../components/useSite"
import { SiteLink, useIsTranslated } from "../components/SiteLink"
import { breakpoints } from "../styles/tokens"
import { inLine, visuallyHidden } from "../styles/declarations"
import { usePageWords, useWords } from "../words/useWords"
import { pages } from "../model/links/pages"

// Browsers without popovers show the links in a row below the name and need no button.
const MenuButton = styled.button.attrs({ className: "no-print" })`
  display: none;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  margin-block: 0.25rem;
  padding: 0 1rem;
  border: 1.5px solid var(--control-border);
  border-radius: var(--radius-round);
  background: none;
  font-weight: 600;
  &:hover {
    background: var(--brand-soft);
  }
  @supports selector(:popover-open) {
    display: inline-flex;
  }
  /* Where the name needs the room, only the icon is visible. */
  ${breakpoints.largeText} {
    position: relative;
    justify-content: center;
    min-width: 2.75rem;
    padding: 0;
    > span {
      ${visuallyHidden}
    }
    svg {
      width: 1.5rem;
      height: 1.5rem;
    }
  }
  ${breakpoints.desktop} {
    display: none;
  }
`

const MainNavigation = styled.nav.attrs({ className: "no-print" })`
  ul {
    display: flex;
    flex-wrap: wrap;
  }
  a {
    ${inLine}
    gap: 0.5rem;
    min-height: 2.75rem;
    padding: 0 0.875rem;
    border-radius: var(--radius-round);
    color: var(--text);
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    background: var(--brand-soft);
    color: var(--brand);
  }
  a[aria-current] {
    color: var(--brand);
    text-decoration: underline;
    text-decoration-thickness: 3px;
    text-underline-offset: 0.5em;
  }
  ${breakpoints.mobile} {
    @supports selector(:popover-open) {
      &:not(:popover-open) {
        display: none;
      }
      &:popover-open {
        position: fixed;
        /* The inline script corrects it. */
        ${menuTop}: calc(var(--announcement) + var(--header));
        inset: calc(var(${menuTop}) + 0.5rem) var(--page-padding) auto;
        width: auto;
        max-height: max(8rem, calc(100vh - var(${menuTop}) - 1rem));
        margin: 0;
        padding: 0.5rem;
        border: 1px solid var(--border);
        border-radius: var(--radius);
        background: var(--surface-raised);
        color: var(--text);
        box-shadow: var(--shadow-high);
        ul {
          flex-direction: column;
        }
        a {
          min-height: 3.25rem;
          font-size: var(--text-large);
        }
      }
    }
  }
  /* Here it is no popover: the browser's own rules for one are undone. */
  ${breakpoints.desktop} {
    all: unset;
    display: block;
    flex: 1 1 min-content;
    max-width: max-content;
    /* The space is behind it: on a slow network the buttons there come later and must not push it aside. */
    margin-inline-end: auto;
    ul {
      flex-wrap: nowrap;
    }
    li {
      flex: 1 1 min-content;
      max-width: max-content;
    }
    /* The number is in the announcement. */
    li:last-child {
      display: none;
    }
    a {
      padding: 0 clamp(0.375rem, 2.4vw - 1.5rem, 0.875rem);
      line-height: 1.2;
      text-align: center;
      overflow-wrap: break-word;
    }
  }
`

/**
 * Shows links to the page in the clinic's other languages, as list items. Each is a plain link in its own language, to
 * the same page or, if that does not exist, to the home page. The page's language is an attribute of the HTML, so the
 * browser loads the whole document.
 */
export const LanguageLinks = () =>
  usePageWords().languages?.others.map(({ language, name, to }) => (
    <li key={language} className="language">
      <a href={to} lang={language} hrefLang={language} translate="no">
        {name}
      </a>
    </li>
  ))

/** Links of the header and the keys of their labels ("Header and footer" in docs/product.md). */
const navLinks = Object.values(pages).flatMap(page =>
  "navLabel" in page ? [{ to: page.path, label: page.navLabel }] : []
)

const menuId = "menu"

/**
 * Shows the links to the site's pages, and the button that opens them on phones. The menu is a popover, so it opens,
 * and closes on Escape or a tap outside, without any script; the inline script does the rest (src/inline/watchMenu.ts).
 * A browser without popovers shows the links in a row.
 */
export const Menu = () => {
  const words = useWords("layout")
  const { phone } = useSite().clinic
  const isTranslated = useIsTranslated()
  return (
    <>
      <MenuButton type="button" popovertarget={menuId}>
        <Icon name="menu" />
        <span>{words.menu}</span>
      </MenuButton>
      <MainNavigation id={menuId} aria-label={words.mainNavigation} popover="auto">
        <ul role="list">
          <LanguageLinks />
          {navLinks
            .filter(({ to }) => isTranslated(to))
            .map(page => (
              <li key={page.to}>
                <SiteLink to={page.to}>{words[page.label]}</SiteLink>
              </li>
            ))}
          {/* Browsers within other apps may cover the bar at the bottom edge. */}
          <li>
            <SiteLink to="phone">
              <Icon name="phone" />
              <span translate="no">{phone}</span>
            </SiteLink>
          </li>
        </ul>
      </MainNavigation>
    </>
  )
}
