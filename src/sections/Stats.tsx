import { graphql } from "gatsby"
import styled from "styled-components"
import { Section, SectionHeading } from "../components/Section"
import { Grid } from "../components/primitives"

const StatList = styled(Grid)`
  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: 0.25rem;
  }
  dd {
    font: 600 min(9.5vw, clamp(2.5rem, 2rem + 2.4vw, 4rem))/1 var(--heading);
    font-variant-numeric: tabular-nums lining-nums;
    color: var(--accent);
  }
  dt {
    color: var(--on-deep-muted);
  }
`

/** Shows the clinic's numbers. */
export const Stats = ({ heading, stats }: Queries.StatsFragment) => (
  <Section $tone="deep" $tight>
    <SectionHeading heading={heading} />
    <StatList as="dl" $min="9.5rem" $most={4} $gap="2rem var(--gap)">
      {stats.map(({ number, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{number}</dd>
        </div>
      ))}
    </StatList>
  </Section>
)

export const fragment = graphql`
  fragment Stats on StatsJson {
    heading
    stats {
      number
      label
    }
  }
`
