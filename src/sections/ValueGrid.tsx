import { graphql } from "gatsby"
import styled from "styled-components"
import { Section, SectionHeading, Columns } from "../components/Section"
import { Card, IconTile } from "../components/Card"
import { Icon, toIconName } from "../components/Icon"

const Description = styled.p`
  color: var(--text-muted);
`

/** What the clinic stands for. */
export const ValueGrid = ({ heading, values }: Queries.ValueGridFragment) => (
  <Section>
    <SectionHeading>
      <h2>{heading}</h2>
    </SectionHeading>
    <Columns $min="15.5rem">
      {values.map(({ icon, title, description }) => (
        <li key={title}>
          <Card>
            <IconTile $tone="violet">
              <Icon name={toIconName(icon)} />
            </IconTile>
            <h3>{title}</h3>
            <Description>{description}</Description>
          </Card>
        </li>
      ))}
    </Columns>
  </Section>
)

export const fragment = graphql`
  fragment ValueGrid on ValuesJson {
    heading(hyphens: true)
    values {
      icon
      title(hyphens: true)
      description(hyphens: true)
    }
  }
`
