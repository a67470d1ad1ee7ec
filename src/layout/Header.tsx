import { HeadingText } from "../components/HeadingText"
import { useEffect, useRef } from "react"
import styled, { css } from "styled-components"
import { menuTop } from "../inline/contract"
import { watchMenu } from "../inline/menu"
import { PhoneLink } from "../components/AutoLink"
import { ButtonLink } from "../components/Button"
import { ContentIcon, Icon } from "../components/Icon"
import { OpenNow } from "../components/OpenNow"
import { SiteLink } from "../components/SiteLink"
import { useAddress } from "../components/useAddress"
import { VisuallyHidden } from "../components/VisuallyHidden"
import { pages } from "../model/pages"
import { useClinic, useHours, useWays } from "../components/useClinic"
import { breakpoints } from "../styles/tokens"
import { visuallyHidden } from "../styles/visuallyHidden"
import { usePageWords, useWords } from "../words/useWords"
import { crowdedRules, isCrowded } from "./crowdedHeader"
import { LanguageLinks } from "./LanguageLinks"
import { navLinks } from "./links"
import { Logo } from "./Logo"
import { UrgentPhones } from "./UrgentPhones"

const Announcement = styled.p<{ $timed: boolean }>`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.625rem;
  min-height: var(--announcement);
  /* Room for two lines: what replaces the words once the time is known moves nothing. */
  ${breakpoints.phone} {
    ${({ $timed }) => $timed && "min-height: 3.1em;"}
  }
  padding: 0.25rem var(--page-padding);
  line-height: 1.3;
  overflow-wrap: anywhere;
  background: var(--deep);
  color: var(--on-deep);
  font-size: var(--text-small);
  font-weight: var(--strong);
  &::before {
    content: "";
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: var(--deep-brand);
    box-shadow: 0 0 0.5rem 0.125rem var(--deep-brand);
  }
  @media print {
    display: none;
  }
  a {
    margin-inline-start: 0.375rem;
  }
  a,
  a:hover {
    color: inherit;
  }
  a:focus-visible {
    outline-color: var(--deep-focus);
  }
  /* Phones have Call Now at the bottom edge. */
  ${breakpoints.phone} {
    a {
      display: none;
    }
  }
  /* Hidden until the number has come, which would move the words. */
  &:not(:has(a)) {
    visibility: hidden;
  }
`

// The announcement scrolls away and the bar stays: both are the page's header.
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

/** A longer name is set smaller, on two or three lines. */
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

// Browsers without popovers show the links in a row below the name and need no button.
const MenuButton = styled.button<{ $long: boolean }>`
  display: none;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  margin-block: 0.25rem;
  padding: 0 1rem;
  border: 1.5px solid var(--control-border);
  border-radius: var(--radius-round);
  background: none;
  font-weight: var(--strong);
  &:hover {
    background: var(--brand-soft);
  }
  @supports selector(:popover-open) {
    display: inline-flex;
  }
  /* Where the name needs the room, only the icon is visible. */
  ${({ $long }) => ($long ? breakpoints.phone : breakpoints.largeText)} {
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
  @media print {
    display: none;
  }
`

const MainNavigation = styled.nav`
  ul {
    display: flex;
    flex-wrap: wrap;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0 0.875rem;
    border-radius: var(--radius-round);
    color: var(--text);
    font-weight: var(--strong);
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
        inset: calc(var(${menuTop}, calc(var(--announcement) + var(--header))) + 0.5rem) var(--page-padding) auto;
        width: auto;
        max-height: max(8rem, calc(100vh - var(${menuTop}, calc(var(--announcement) + var(--header))) - 1rem));
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
  /* Here it is no popover: these are the browser's own rules for one, undone. */
  ${breakpoints.desktop} {
    flex: 0 1 auto;
    display: block;
    position: static;
    inset: auto;
    /* The space is behind it: on a slow network the buttons there come later and must not push it aside. */
    margin: 0;
    margin-inline-end: auto;
    padding: 0;
    border: 0;
    background: none;
    a {
      padding: 0 clamp(0.375rem, 2.4vw - 1.5rem, 0.875rem);
      white-space: nowrap;
    }
  }
  @media print {
    display: none;
  }
`

/** The last of the actions on the page that it leads to. */
const onItsPage = css`
  /* Below the form it would be taken for the button that sends it. */
  ${breakpoints.mobile} {
    grid-auto-flow: column;
    grid-template-columns: 1fr;
    > [aria-current] {
      display: none;
    }
  }
  ${breakpoints.desktop} {
    a[aria-current] {
      border-color: var(--brand);
      background: var(--brand-soft);
      color: var(--brand-strong);
      text-decoration: underline;
      text-decoration-thickness: 3px;
      text-underline-offset: 0.5em;
    }
  }
`

// On phones the most important actions are at the bottom edge, within reach of the thumb. Of a third, the icon is visible.
const HeaderActions = styled.div<{ $last: string; $columns: string; $current: boolean }>`
  /* The last would move the others. */
  &:not(:has(a[href="${({ $last }) => $last}"])) {
    visibility: hidden;
  }
  display: grid;
  gap: 0.5rem;
  background: var(--surface);
  ${breakpoints.mobile} {
    position: fixed;
    z-index: 9;
    right: 0;
    bottom: 0;
    left: 0;
    grid-template-columns: ${({ $columns }) => $columns};
    > :last-child {
      grid-column: -2;
    }
    align-items: center;
    min-height: var(--bottom-bar);
    padding: 0.1875rem var(--page-padding) calc(0.1875rem + env(safe-area-inset-bottom, 0px));
    border-top: 1px solid var(--border);
    /* Two lines of a button fit as well: what is on top of the bar knows its height. */
    a {
      min-height: 3.0625rem;
      padding: 0.125rem 2.4vw;
      overflow-wrap: break-word;
      font-size: min(1rem, 5vw);
      line-height: 1.1;
    }
    /* Beside two others, the words of the first need the room. */
    @media (max-width: 22em) {
      > :first-child:nth-last-child(3) > svg {
        display: none;
      }
    }
    /* There is no room for it while the on-screen keyboard is open. */
    :root:has(input:focus, select:focus, textarea:focus) & {
      visibility: hidden;
    }
    /* A press takes the focus from a field. The bar waits for its end: over what is pressed it would take the click. */
    transition: none;
    :root:active & {
      transition: visibility 0s 3600s;
    }
  }
  ${breakpoints.desktop} {
    flex: none;
    grid-auto-flow: column;
    margin-block: 0.25rem;
    a {
      min-height: 2.75rem;
      padding-inline: 1.125rem;
      white-space: nowrap;
    }
  }
  ${({ $current }) => $current && onItsPage}
  @media print {
    display: none;
  }
`

const IconButton = styled(ButtonLink)`
  position: relative;
  && {
    aspect-ratio: 1;
    padding: 0;
  }
  /* The links need the room there, and on the narrowest screens the words of the others. */
  ${breakpoints.desktop} {
    display: none;
  }
  @media (max-width: 22em) {
    display: none;
  }
`

/** The header of a site whose words might not fit beside each other. */
const CrowdedBar = styled(HeaderBar)`
  ${crowdedRules}
`

const menuId = "menu"

/** The bar at the bottom edge has room for two short lines: a longer name of a booking service is read aloud, not shown. */
const maxBookingLength = 20

const closePopover = (element: HTMLElement | null): void => {
  // The selector is an error in a browser without popovers.
  if ("popover" in HTMLElement.prototype && element?.matches(":popover-open")) element.hidePopover()
}

/**
 * The header of every page: name, links, Call Now and Book Appointment. The menu is a popover, so it opens, and closes on
 * Escape or a tap outside, without any script; a browser without popovers shows the links in a row.
 */
export const Header = ({ path }: { path: string }) => {
  const words = useWords("layout")
  const { languages } = usePageWords()
  const { name, phone, openingHours } = useClinic()
  const { announcement, business, isTimed, short } = useHours()
  const { first, second, direct } = useWays()
  const third = direct.find(({ to }) => to !== first.to && to !== second.to)
  const last = useAddress(second.to).to
  const home = useAddress(pages.home.path).to
  const labels = navLinks.map(({ label }) => words[label])
  const Bar = isCrowded([...labels, first.label, second.label]) ? CrowdedBar : HeaderBar
  const menu = useRef<HTMLElement>(null)
  const previousPath = useRef(path)
  useEffect(() => {
    // Not on the first page: a menu that was opened before React loaded stays open.
    if (previousPath.current !== path) closePopover(menu.current)
    previousPath.current = path
  }, [path])

  // In the published site the inline script does this; in develop mode a page has none.
  useEffect(() => {
    const controller = new AbortController()
    if (process.env.NODE_ENV !== "production") watchMenu(controller.signal)
    return () => controller.abort()
  }, [])

  return (
    <Landmark>
      <Announcement $timed={isTimed}>
        {/* Without scripts, what is true at any hour. */}
        <OpenNow
          otherwise={openingHours.always && business !== short ? `${announcement} ${words.callFirst}` : announcement}
        />
        {/* On computers a link that calls does nothing: the number is there to read. */}
        <PhoneLink number={phone} />
      </Announcement>
      {/* The home page has them above its slides, and larger. */}
      {path !== home && <UrgentPhones />}
      {languages && (
        <ul role="list" className="languages no-print">
          <LanguageLinks />
        </ul>
      )}
      <Bar>
        <HomeLink to={pages.home.path} $long={name.length > maxShortNameLength}>
          <Logo />
          <span translate="no">
            <HeadingText asItIs>{name}</HeadingText>
          </span>
        </HomeLink>
        <MenuButton type="button" $long={name.length > maxShortNameLength} {...{ popovertarget: menuId }}>
          <Icon name="menu" />
          <span>{words.menu}</span>
        </MenuButton>
        <MainNavigation id={menuId} ref={menu} aria-label={words.mainNavigation} {...{ popover: "auto" }}>
          <ul role="list">
            <LanguageLinks />
            {navLinks.map(page => (
              <li key={page.to}>
                <SiteLink to={page.to} onClick={() => closePopover(menu.current)}>
                  {words[page.label]}
                </SiteLink>
              </li>
            ))}
          </ul>
        </MainNavigation>
        <HeaderActions
          $last={last}
          $current={last === path}
          $columns={`minmax(0, auto) ${third ? "auto " : ""}minmax(min-content, 1fr)`}
        >
          <ButtonLink to={first.to} $variant="secondary">
            <ContentIcon name={first.icon} />
            {first.label}
          </ButtonLink>
          {third && (
            <IconButton to={third.to} $variant="secondary">
              <ContentIcon name={third.icon} />
              <VisuallyHidden>{third.label}</VisuallyHidden>
            </IconButton>
          )}
          <ButtonLink to={second.to}>
            {second.by === "elsewhere" && second.label.length > maxBookingLength ? (
              <>
                {words.bookAppointment}
                <VisuallyHidden>{` (${second.label})`}</VisuallyHidden>
              </>
            ) : (
              second.label
            )}
          </ButtonLink>
        </HeaderActions>
      </Bar>
    </Landmark>
  )
}
