import { graphql } from "gatsby"
import styled from "styled-components"
import { Band, BandHeading, Columns } from "../components/Band"
import { Card, IconTile } from "../components/Card"
import { Icon, iconName } from "../components/Icon"

const Muted = styled.p`
  color: var(--text-muted);
`

/** What the clinic stands for. */
export const ValueGrid = ({ heading, values }: Queries.ValueGridFragment) => (
  <Band>
    <BandHeading>
      <h2>{heading}</h2>
    </BandHeading>
    <Columns $min="15.5rem">
      {values.map(({ icon, title, description }) => (
        <li key={title}>
          <Card>
            <IconTile $tone="violet">
              <Icon name={iconName(icon)} />
            </IconTile>
            <h3>{title}</h3>
            <Muted>{description}</Muted>
          </Card>
        </li>
      ))}
    </Columns>
  </Band>
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
