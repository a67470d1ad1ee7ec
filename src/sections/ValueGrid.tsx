import { graphql } from "gatsby"
import styled from "styled-components"
import { Section, SectionHeading } from "../components/Section"
import { IconTile } from "../components/Card"
import { ContentIcon } from "../components/Icon"
import { Muted } from "../components/typography"
import { breakpoints } from "../styles/tokens"

// These have no boxes: there is nothing to press, and the page has enough cards.
const List = styled.ul.attrs({ role: "list" })<{ $count: number }>`
  display: grid;
  gap: 2rem clamp(2rem, 4vw, 4rem);
  ${breakpoints.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${breakpoints.wide} {
    grid-template-columns: repeat(${({ $count }) => ($count % 3 === 0 ? 3 : 2)}, 1fr);
  }
  > li {
    display: grid;
    grid-template: auto 1fr / auto minmax(0, 1fr);
    gap: 0.25rem 1.25rem;
    break-inside: avoid;
  }
  > li > span {
    grid-row: span 2;
  }
  ${breakpoints.largeText} {
    > li {
      grid-template: none / minmax(0, 1fr);
    }
    > li > span {
      grid-row: auto;
    }
  }
`

/** Shows the clinic's values. */
export const ValueGrid = ({ heading, values }: Queries.ValueGridFragment) => (
  <Section>
    <SectionHeading heading={heading} />
    <List $count={values.length}>
      {values.map(({ icon, title, description }) => (
        <li key={title}>
          <IconTile $tone="support">
            <ContentIcon name={icon} />
          </IconTile>
          <h3>{title}</h3>
          <Muted>{description}</Muted>
        </li>
      ))}
    </List>
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
