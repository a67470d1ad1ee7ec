import { graphql } from "gatsby"
import styled from "styled-components"
import { Muted, Marked } from "../components/typography"
import { LinkedText } from "../components/LinkedText"
import { Section } from "../components/Section"
import { breakpoints } from "../styles/tokens"
import { useWords } from "../words/useWords"

const MissionVisionGrid = styled.div`
  display: grid;
  gap: clamp(2rem, 4vw, 4rem);
  ${breakpoints.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  > div {
    display: grid;
    gap: 0.75rem;
    align-content: start;
  }
  p {
    max-width: min(46ch, 100%);
    font-size: var(--text-large);
  }
`

/** Shows the clinic's mission and vision. */
export const MissionVision = ({ mission, vision }: Queries.MissionVisionFragment) => (
  <Section aria-label={useWords("about").missionAndVision} $tight>
    <MissionVisionGrid>
      {[mission, vision].map(({ heading, text }) => (
        <Marked key={heading}>
          <h2>{heading}</h2>
          <Muted>
            <LinkedText>{text}</LinkedText>
          </Muted>
        </Marked>
      ))}
    </MissionVisionGrid>
  </Section>
)

export const fragment = graphql`
  fragment MissionVision on AboutJson {
    mission {
      ...TextBlock
    }
    vision {
      ...TextBlock
    }
  }
`
