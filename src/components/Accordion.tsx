import { useId, useRef } from "react"
import styled from "styled-components"
import { Icon } from "./Icon"
import { LinkedText } from "./LinkedText"
import { inLine } from "../styles/declarations"
import { breakpoints, textWidth } from "../styles/tokens"
import { ActionLink, ActionRow, ShareLink } from "./ActionLink"
import { SiteLink } from "./SiteLink"

export interface AccordionItem {
  heading: string
  text: string
  /** Link below the answer, if there is one. */
  link?: { to: string; text: string }
  /** Id of the item: a URL that ends in it opens the item. */
  anchor: string
  /** Title and URL used when the item is shared. */
  share: { title: string; href: string }
}

const AccordionElement = styled.div`
  details {
    border-top: 1px solid var(--border);
  }
  details:first-child {
    border-top: 0;
  }
`

const Question = styled.summary`
  ${inLine}
  justify-content: space-between;
  gap: 1rem;
  min-height: 3rem;
  padding: 0.75rem 0;
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  h3 {
    font-size: var(--text-large);
    text-wrap: pretty;
  }
  ${breakpoints.largeText} {
    gap: 0.25rem;
    h3 {
      font-size: 1rem;
    }
  }
  &:hover {
    color: var(--brand);
  }
  svg {
    color: var(--brand);
  }
  details[open] > & svg {
    rotate: 180deg;
  }
  details[open] > & {
    color: var(--brand);
  }
  @media (prefers-reduced-motion: no-preference) {
    svg {
      transition: rotate 0.15s;
    }
  }
`

// The browser opens an item whose content has the id in the URL, and scrolls there; the question stays in view
// above. It is a section, not a div: Firefox's reader mode takes a div with few words and many links for navigation and
// leaves it out.
const Answer = styled.section`
  scroll-margin-top: 10rem;
  ${breakpoints.wide} {
    scroll-margin-top: 6rem;
  }
  padding: 0 0 0.75rem;
  padding-inline-end: 2rem;
  ${breakpoints.largeText} {
    padding-inline-end: 0;
  }
  color: var(--text-muted);
  > p {
    max-width: ${textWidth};
    ${breakpoints.tablet} {
      hyphens: none;
    }
  }
  &:target {
    margin-inline-start: -1rem;
    padding-inline-start: calc(1rem - 3px);
    border-inline-start: 3px solid var(--brand);
  }
`

/**
 * Shows questions, at most one of them open. The browser does this by itself (`details` with the same `name`), so
 * answers open without scripts. Browsers that ignore `name` need the handler here.
 */
export const Accordion = ({ items }: { items: readonly AccordionItem[] }) => {
  const name = useId()
  const group = useRef<HTMLDivElement>(null)
  return (
    <AccordionElement ref={group}>
      {items.map(({ heading, text, anchor, share, link }) => (
        <details
          key={heading}
          name={name}
          onToggle={event => {
            const opened = event.currentTarget
            if (opened.open)
              for (const other of group.current?.querySelectorAll("details[open]") ?? [])
                if (other !== opened) other.removeAttribute("open")
          }}
        >
          <Question>
            <h3>{heading}</h3>
            <Icon name="chevron-down" />
          </Question>
          <Answer id={anchor}>
            <p>
              <LinkedText>{text}</LinkedText>
            </p>
            <ActionRow>
              {link && (
                <ActionLink as={SiteLink} to={link.to}>
                  {link.text}
                  <Icon name="arrow-right" />
                </ActionLink>
              )}
              <ShareLink {...share} />
            </ActionRow>
          </Answer>
        </details>
      ))}
    </AccordionElement>
  )
}
