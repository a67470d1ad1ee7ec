import styled from "styled-components"
import { Section } from "../components/Section"
import { Banner } from "./CallToAction"

const Closing = styled(Section)`
  > div {
    justify-items: center;
    text-align: center;
  }
  h2 {
    font-size: var(--text-h1);
  }
  > div > :last-child {
    justify-content: center;
  }
`

/** Shows the closing text of a page, in large type across the whole width. */
export const ClosingBanner = (banner: Queries.TextBlockFragment) => (
  <Closing className="no-print">
    <Banner {...banner} actions="bookAndContact" />
  </Closing>
)
