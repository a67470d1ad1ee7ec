import styled from "styled-components"
import { ButtonLink } from "../components/Button"
import { Icon } from "../components/Icon"
import { screens } from "../styles/tokens"

// Above the bar at the bottom edge on phones; in the corner the toasts do not use elsewhere.
const Fixed = styled(ButtonLink)`
  position: fixed;
  z-index: 8;
  right: var(--edge-space);
  bottom: calc(var(--bar) + 1rem);
  box-shadow: var(--shadow-high);
  ${screens.wide} {
    right: 1.5rem;
    bottom: 1.5rem;
  }
  /* On a screen as low as this, a page at 400 %, it would stand on the words. */
  @media (max-height: 18em) {
    position: static;
    margin: 0 var(--side) 1.5rem;
    box-shadow: none;
  }
`

/** The Our Services button that stays in place while the home page scrolls (specification section 2). */
export const FixedServicesLink = () => (
  <Fixed to="/services/" className="no-print">
    Our Services
    <Icon name="arrow-right" />
  </Fixed>
)
