import styled from "styled-components"
import { ButtonLink } from "../components/Button"
import { Icon } from "../components/Icon"
import { pages } from "../model/links/pages"
import { besideFixedLink, breakpoints, emergencyLineHeight, fixedLinkHeight } from "../styles/tokens"
import { useWords } from "../words/useWords"

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
