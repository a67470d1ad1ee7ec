import type { ReactNode } from "react"
import styled, { css } from "styled-components"
import { ButtonLink } from "../components/Button"
import { ContentIcon } from "../components/Icon"
import { useLinkTarget } from "../components/SiteLink"
import { useSite } from "../components/useSite"
import { VisuallyHidden } from "../components/typography"
import { inLine } from "../styles/declarations"
import { breakpoints } from "../styles/tokens"
import { bookHook } from "../inline/contract"
import { useWords } from "../words/useWords"

/** Returns a text as a string of CSS: the URL of a booking service may contain quotation marks. */
const quoteCss = (text: string): string => `"${text.replaceAll(/["\\]/g, "\\$&")}"`

/** Hides the last action. The first takes its room. */
const withoutLast = css`
  display: flex;
  > :last-child {
    display: none;
  }
  > :first-child {
    flex: 1;
  }
`

/** The last action, where the page may show it itself. */
const unlessInView = css`
  ${breakpoints.mobile} {
    :root[${bookHook}] &:not(:focus-within) {
      ${withoutLast}
    }
  }
`

/** The last action, on the page that it links to. */
const onItsPage = css`
  /* Below the form it would be taken for the button that sends it. */
  ${breakpoints.mobile} {
    ${withoutLast}
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

// On phones the most important actions are at the bottom edge, within reach of the thumb. A third action shows only its
// icon.
export const Actions = styled.div.attrs({ className: "no-print" })<{
  $last: string
  $columns: string
  $current: boolean
  $books?: boolean
}>`
  /* The last would move the others. */
  &:not(:has(a[href=${({ $last }) => quoteCss($last)}])) {
    visibility: hidden;
  }
  display: grid;
  gap: 0.5rem;
  background: var(--surface);
  a > span:first-child {
    ${inLine}
    gap: inherit;
    justify-content: center;
  }
  ${breakpoints.mobile} {
    position: fixed;
    z-index: 9;
    right: 0;
    bottom: 0;
    left: 0;
    grid-template-columns: ${({ $columns }) => $columns};
    align-items: center;
    min-height: var(--bottom-bar);
    padding: 0.1875rem var(--page-padding) calc(0.1875rem + env(safe-area-inset-bottom, 0px));
    border-top: 1px solid var(--border);
    /* Two lines of a button fit as well: what is on top of the bar knows its height. */
    a {
      display: grid;
      align-content: center;
      min-height: 3.0625rem;
      padding: 0.125rem 2.4vw;
      overflow-wrap: break-word;
      font-size: min(1rem, 5vw);
      line-height: 1.1;
    }
    /* The number is below the words that call it. */
    small {
      font-size: min(0.8125rem, 4vw);
      font-weight: normal;
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
    flex: 1 1 min-content;
    display: flex;
    max-width: max-content;
    margin-block: 0.25rem;
    a {
      flex: 1 1 min-content;
      max-width: max-content;
      min-height: 2.75rem;
      padding-inline: 1.125rem;
      line-height: 1.2;
      overflow-wrap: break-word;
    }
    /* The number is above the bar. */
    small {
      display: none;
    }
  }
  ${({ $current, $books }) => ($current ? onItsPage : $books && unlessInView)}
`

const IconButton = styled(ButtonLink)`
  position: relative;
  && {
    aspect-ratio: 1;
    padding: 0;
  }
  /* The links need the room there, and in the narrowest bar the words of the others. */
  ${breakpoints.desktop} {
    display: none;
  }
  ${breakpoints.mobile} {
    div:has(> &) {
      container-type: inline-size;
    }
  }
  @container (max-width: 20rem) {
    && {
      display: none;
    }
    :has(+ &) svg {
      display: none;
    }
    + a {
      grid-column: -2;
    }
  }
`

interface OptionButtonProps {
  option: Queries.ContactOptionFragment
  variant?: "secondary"
  children: ReactNode
}

/** A button to a contact option. One that calls the clinic shows the number as well. */
const OptionButton = ({ option, variant, children }: OptionButtonProps) => {
  const { phone } = useSite().clinic
  return (
    <ButtonLink to={option.to} $variant={variant}>
      {children}
      {option.by === "phone" && <small translate="no">{phone}</small>}
    </ButtonLink>
  )
}

/** Shows the buttons of every page: how to reach the clinic, and how to book. */
export const HeaderActions = ({ path }: { path: string }) => {
  const words = useWords("layout")
  const { first, second, direct, booking } = useSite().contactOptions
  const third = direct.find(({ to }) => to !== first.to && to !== second.to)
  const last = useLinkTarget(second.to).to
  return (
    <Actions
      $last={last}
      $current={last === path}
      $books={second.to === booking?.to}
      $columns={`minmax(0, auto) ${third ? "auto " : ""}minmax(min-content, 1fr)`}
    >
      <OptionButton option={first} variant="secondary">
        <span>
          <ContentIcon name={first.icon} />
          {first.label}
        </span>
      </OptionButton>
      {third && (
        <IconButton to={third.to} $variant="secondary">
          <ContentIcon name={third.icon} />
          <VisuallyHidden>{third.label}</VisuallyHidden>
        </IconButton>
      )}
      <OptionButton option={second}>
        {second.by === "elsewhere" ? (
          <>
            {words.bookAppointment}
            <VisuallyHidden>{` (${second.label})`}</VisuallyHidden>
          </>
        ) : (
          second.label
        )}
      </OptionButton>
    </Actions>
  )
}
