import styled from "styled-components"
import { Icon } from "../components/Icon"
import { useSite } from "../components/useSite"
import { telHref } from "../model/links/phone"
import { besideFixedLink, breakpoints, emergencyLineHeight } from "../styles/tokens"
import { useWords } from "../words/useWords"
import { fill } from "../words/words"

const Line = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.625rem;
  min-height: ${emergencyLineHeight};
  padding: 0.25rem var(--page-margin);
  background: var(--danger-soft);
  color: var(--danger);
  font-size: var(--text-small);
  line-height: 1.25;
  text-decoration: none;
  strong {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &:hover {
    color: var(--danger);
    strong {
      text-decoration-thickness: 2px;
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  /* On phones it shares the row with Our Services: the slides leave room for no other. */
  ${breakpoints.mobile} {
    ${breakpoints.tall} {
      ${besideFixedLink(`
        position: fixed;
        z-index: 8;
        bottom: var(--bottom-bar);
        inset-inline-start: 0;
        inset-inline-end: 50%;
        padding: 0.125rem 0.5rem;
        border-top: 1px solid var(--border);
        text-align: center;
        strong {
          display: block;
        }
      `)}
    }
  }
  ${breakpoints.phone} {
    ${breakpoints.tall} {
      /* Three lines, of a long number, are no taller than the row: the slides' controls are above it. */
      ${besideFixedLink("padding-block: 0; font-size: 0.8125rem; line-height: 1.1; > svg { display: none; }")}
    }
  }
`

/**
 * Shows the number to call if a life is in danger, on the first screen of the home page: below the slides, or at the
 * bottom edge.
 */
export const EmergencyLine = () => {
  const { number } = useSite().clinic.emergency
  const { lifeInDanger, call } = useWords("emergency")
  return (
    <Line href={telHref(number)}>
      <Icon name="siren" />
      <span>
        {lifeInDanger} <strong>{fill(call, { number })}</strong>
      </span>
    </Line>
  )
}
