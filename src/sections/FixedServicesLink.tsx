import styled from "styled-components"
import { ButtonLink } from "../components/Button"
import { Icon } from "../components/Icon"
import { screens, tabHeight } from "../styles/tokens"

// A tab on top of the bar at the bottom edge; where there is no bar, in the corner the toasts do not use. On a low screen it
// would leave no room for the words and stands at the page's end.
const Fixed = styled(ButtonLink)`
  z-index: 8;
  ${screens.tab} {
    position: fixed;
    right: 0;
    bottom: var(--bar);
    left: 0;
    min-height: ${tabHeight};
    padding-block: 0;
    border-width: 1px 0 0;
    border-radius: 0;
  }
  ${screens.low} {
    margin: 0 var(--side) 1.5rem;
  }
  ${screens.header} {
    position: fixed;
    right: 1.5rem;
    bottom: 1.5rem;
    box-shadow: var(--shadow-high);
    ${screens.low} {
      position: static;
      box-shadow: none;
    }
  }
`

/** The Our Services button that stays in place while the home page scrolls (specification section 2). */
export const FixedServicesLink = () => (
  <Fixed to="/services/" className="no-print" data-tab>
    Our Services
    <Icon name="arrow-right" />
  </Fixed>
)
