import styled from "styled-components"
import { Section } from "../components/Section"
import { breakpoints } from "../styles/tokens"
import { Banner, onDeep } from "./CallToAction"
import { EmergencyNotice } from "./EmergencyNotice"
import { PagePicture } from "./PagePicture"

const Columns = styled.div`
  display: grid;
  gap: var(--gap);
  ${breakpoints.wide} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    > :last-child {
      align-content: center;
    }
  }
`

// The picture fills its half of the panel. On a phone there is none.
const Panel = styled.div.attrs({ className: "no-print" })`
  ${onDeep}
  display: grid;
  overflow: hidden;
  border-radius: var(--radius);
  background: var(--deep);
  color: var(--on-deep);
  > div {
    gap: 0.75rem;
    padding: 1rem;
  }
  figure {
    display: none;
  }
  ${breakpoints.tablet} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    > div {
      padding: 2rem;
    }
    figure {
      display: grid;
    }
    img {
      height: 100%;
      border-radius: 0;
    }
    figcaption {
      padding: 0 1.25rem 0.5rem;
    }
  }
`

interface CareBannerProps {
  banner: Queries.TextBlockFragment
  picture: Queries.PagePictureFragment | null
  emergency: Queries.TextBlockFragment
}

/** Shows the way to care at the end of the services: to book or to call, and beside it what to do if a life is in danger. */
export const CareBanner = ({ banner, picture, emergency }: CareBannerProps) => (
  <Section as="div" $tight>
    <Columns>
      <Panel>
        <Banner {...banner} actions="bookAndCall" isOnDeep />
        {picture && <PagePicture {...picture} wide="47rem" />}
      </Panel>
      <EmergencyNotice {...emergency} />
    </Columns>
  </Section>
)
