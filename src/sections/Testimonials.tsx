import { graphql } from "gatsby"
import styled from "styled-components"
import { Band, BandHeading, Columns } from "../components/Band"
import { Card } from "../components/Card"
import { Stars } from "../components/Stars"

const Voice = styled(Card)`
  border-color: transparent;
  blockquote { font-size: var(--text-large); line-height: 1.5; text-wrap: pretty; }
  figcaption { margin-top: auto; color: var(--text-muted); font-weight: 600; }
`

/** What patients say, each with the stars they gave. */
export const Testimonials = ({ heading, testimonials }: Queries.TestimonialsFragment) => (
  <Band $tone="sunk">
    <BandHeading>
      <h2>{heading}</h2>
    </BandHeading>
    <Columns $min="18rem">
      {testimonials.map(({ name, text, rating }) => (
        <li key={name}>
          <Voice as="figure">
            <Stars rating={rating} />
            <blockquote>{text}</blockquote>
            <figcaption>{name}</figcaption>
          </Voice>
        </li>
      ))}
    </Columns>
  </Band>
)

export const fragment = graphql`
  fragment Testimonials on TestimonialsJson {
    heading
    testimonials {
      name
      text
      rating
    }
  }
`
