import { graphql } from "gatsby"
import styled from "styled-components"
import { Muted, Marked } from "../components/typography"
import { LinkedText } from "../components/LinkedText"
import { Grid } from "../components/primitives"
import { Section } from "../components/Section"
import { useWords } from "../words/useWords"

const Statement = styled(Marked)`
  p {
    margin-top: 0.75rem;
    max-width: min(46ch, 100%);
    font-size: var(--text-large);
  }
`

export const MissionVision = ({ mission, vision }: Queries.MissionVisionFragment) => (
  <Section aria-label={useWords("about").missionAndVision} $tight>
    <Grid $min="18rem" $most={2} $gap="clamp(2rem, 4vw, 4rem)">
      {[mission, vision].map(({ heading, text }) => (
        <Statement key={heading}>
          <h2>{heading}</h2>
          <Muted>
            <LinkedText>{text}</LinkedText>
          </Muted>
        </Statement>
      ))}
    </Grid>
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
