import { graphql } from "gatsby"
import styled from "styled-components"
import { Section } from "../components/Section"
import { breakpoints } from "../styles/tokens"

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
    padding-inline-start: 1.25rem;
    border-inline-start: 3px solid var(--accent);
  }
  > div + div {
    border-color: var(--violet);
  }
  p {
    font-size: var(--text-large);
    color: var(--text-muted);
    max-width: min(46ch, 100%);
  }
`

/** What the clinic does, and what it wants to become. */
export const MissionVision = ({ mission, vision }: Queries.MissionVisionFragment) => (
  <Section aria-label="Mission and vision" $tight>
    <MissionVisionGrid>
      {[mission, vision].map(({ heading, text }) => (
        <div key={heading}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
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
