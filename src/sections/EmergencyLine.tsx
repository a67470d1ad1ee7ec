import styled from "styled-components"
import { Icon } from "../components/Icon"
import { SiteLink } from "../components/SiteLink"
import { useSite } from "../components/useSite"
import { inLine } from "../styles/declarations"
import { besideFixedLink, breakpoints, emergencyLineHeight, fixedLinkHeight } from "../styles/tokens"
import { useWords } from "../words/useWords"
import { fill } from "../words/words"
import { ButtonLink } from "../components/Button"
import { pages } from "../model/links/pages"

const EmergencyLink = styled(SiteLink)`
  ${inLine}
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
    <EmergencyLink to="emergency">
      <Icon name="siren" />
      <span>
        {lifeInDanger} <strong>{fill(call, { number })}</strong>
      </span>
    </EmergencyLink>
  )
}

// Above the bar at the bottom edge. On wide screens it is a tab at the bottom edge, on the first screen in the row of
// the emergency number. On low screens it would leave no room for the text, so it is at the end of the page.
const FixedLink = styled(ButtonLink)`
  z-index: 8;
  margin: 0 var(--page-margin) 1.5rem;
  ${breakpoints.tall} {
    position: fixed;
    margin: 0;
    ${breakpoints.mobile} {
      :root:has(&) {
        --fixed-link: ${fixedLinkHeight};
      }
      right: 0;
      bottom: var(--bottom-bar);
      left: 0;
      min-height: ${fixedLinkHeight};
      padding-block: 0;
      border-width: 1px 0 0;
      border-radius: 0;
      ${besideFixedLink(`
        inset-inline-start: 50%;
        padding-inline: 0.5rem;
        font-size: min(1rem, 4.5vw);
        line-height: 1.1;
      `)}
    }
    /* What has the focus, and the last line of the page, are above the tab. */
    ${breakpoints.desktop} {
      html:has(&) {
        scroll-padding-bottom: 4rem;
      }
      :root:has(&) footer {
        padding-bottom: 4rem;
      }
      right: var(--page-margin);
      bottom: 0;
      min-height: ${emergencyLineHeight};
      border-radius: var(--radius-medium) var(--radius-medium) 0 0;
      box-shadow: var(--shadow-high);
    }
  }
`

/** Shows the Our Services button that stays in place while the home page scrolls ("Slides" in docs/product.md). */
export const FixedServicesLink = () => (
  <FixedLink to={pages.services.path} className="no-print">
    {useWords("layout").ourServices}
    <Icon name="arrow-right" />
  </FixedLink>
)
