import { graphql } from "gatsby"
import styled from "styled-components"
import { Section, SectionHeading } from "../components/Section"
import { IconEntry } from "../components/IconEntry"
import { breakpoints } from "../styles/tokens"

// These have no boxes: there is nothing to press, and the page has enough cards.
const ValueList = styled.ul.attrs({ role: "list" })<{ $count: number }>`
  display: grid;
  gap: 2rem clamp(2rem, 4vw, 4rem);
  ${breakpoints.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${breakpoints.wide} {
    grid-template-columns: repeat(${({ $count }) => ($count % 3 === 0 ? 3 : 2)}, 1fr);
  }
`

/** Shows the clinic's values. */
export const ValueGrid = ({ heading, values }: Queries.ValueGridFragment) => (
  <Section>
    <SectionHeading heading={heading} />
    <ValueList $count={values.length}>
      {values.map(({ icon, title, description }) => (
        <IconEntry key={title} element="li" icon={icon} tone="support" heading={title} level={3} text={description} />
      ))}
    </ValueList>
  </Section>
)

export const fragment = graphql`
  fragment ValueGrid on ValuesJson {
    heading
    values {
      icon
      title
      description
    }
  }
`
