import { useId, useRef } from "react"
import styled from "styled-components"
import { Icon } from "./Icon"
import { AutoLink } from "./AutoLink"

export interface AccordionItem {
  heading: string
  text: string
}

const AccordionElement = styled.div`
  width: 100%;
  details {
    border-top: 1px solid var(--border);
  }
  details:first-child {
    border-top: 0;
  }
  @media print {
    details {
      break-inside: avoid;
    }
    details::details-content {
      display: block;
      content-visibility: visible;
    }
  }
`

const Question = styled.summary`
  display: flex;
  align-items: center;
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
  @media print {
    min-height: 0;
    padding: 0.375rem 0 0.125rem;
    svg {
      display: none;
    }
  }
`

const Answer = styled.p`
  max-width: 62ch;
  @media (min-width: 30em) {
    hyphens: none;
  }
  padding: 0 2rem 1.25rem 0;
  color: var(--text-muted);
  @media print {
    padding: 0 0 0.5rem;
  }
`

/**
 * Questions that open one at a time and may all be closed. The browser does the work (`details` with one `name`), so
 * the answers are in the page and open without scripts; older browsers that ignore `name` are helped here.
 */
export const Accordion = ({ items }: { items: readonly AccordionItem[] }) => {
  const name = useId()
  const group = useRef<HTMLDivElement>(null)
  return (
    <AccordionElement ref={group}>
      {items.map(({ heading, text }) => (
        <details
          key={heading}
          // React 18 passes the attribute on but its types do not know it.
          {...{ name }}
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
          <Answer>
            <AutoLink>{text}</AutoLink>
          </Answer>
        </details>
      ))}
    </AccordionElement>
  )
}
