import styled from "styled-components"
import { Section } from "../components/Section"
import { SideCards } from "../components/SideCards"
import { breakpoints } from "../styles/tokens"

/** The cards without a form: two in a row on wide screens as well. */
export const CardsAlone = styled(Section)`
  padding-top: 0;
  ${breakpoints.wide} {
    ${SideCards} {
      grid-template-columns: 1fr 1fr;
    }
  }
`
