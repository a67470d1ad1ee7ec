import styled from "styled-components"
import { ButtonLink } from "../components/Button"
import { Icon } from "../components/Icon"
import { breakpoints, tabHeight } from "../styles/tokens"

// A tab on top of the bar at the bottom edge; where there is no bar, in the corner the toasts do not use. On a low screen it
// would leave no room for the words and stands at the page's end.
const FixedLink = styled(ButtonLink)`
  z-index: 8;
  ${breakpoints.tab} {
    position: fixed;
    right: 0;
    bottom: var(--bottom-bar);
    left: 0;
    min-height: ${tabHeight};
    padding-block: 0;
    border-width: 1px 0 0;
    border-radius: 0;
  }
  ${breakpoints.low} {
    margin: 0 var(--page-margin) 1.5rem;
  }
  ${breakpoints.header} {
    position: fixed;
    right: 1.5rem;
    bottom: 1.5rem;
    box-shadow: var(--shadow-high);
    ${breakpoints.low} {
      position: static;
      box-shadow: none;
    }
  }
`

/** The Our Services button that stays in place while the home page scrolls (specification section 2). */
export const FixedServicesLink = () => (
  <FixedLink to="/services/" className="no-print" data-tab>
    Our Services
    <Icon name="arrow-right" />
  </FixedLink>
)
