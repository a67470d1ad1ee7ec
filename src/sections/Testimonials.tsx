import styled from "styled-components"
import { useWords } from "../words/useWords"
import { fill } from "../words/words"
import { Icon } from "../components/Icon"
import { graphql } from "gatsby"
import { Section, SectionHeading } from "../components/Section"
import { Split } from "../components/primitives"

const maxRating = 5

const StarRow = styled.span<{ $rating: number }>`
  display: inline-flex;
  gap: 0.125rem;
  svg {
    fill: var(--accent);
    stroke: var(--control-border);
    stroke-width: 1.25;
  }
  ${({ $rating }) => $rating < maxRating && `svg:nth-child(n + ${$rating + 1}) { fill: none; }`}
`

/** Shows a rating out of five, in words for people who cannot see the stars. */
const Stars = ({ rating }: { rating: number }) => (
  <StarRow $rating={rating} role="img" aria-label={fill(useWords("home").stars, { rating, max: maxRating })}>
    {Array.from({ length: maxRating }, (_, index) => (
      <Icon key={index} name="star" />
    ))}
  </StarRow>
)

// No card, because there is nothing to press. The names of a row are on one line.
const Testimonial = styled.figure`
  display: flex;
  flex-direction: column;
  gap: 1rem;
  height: 100%;
  padding-top: 1.25rem;
  border-top: 3px solid var(--accent);
  blockquote {
    max-width: min(34em, 100%);
    font: 600 var(--text-h3)/1.4 var(--heading);
    word-spacing: 0.05em;
    text-wrap: pretty;
  }
  figcaption {
    margin-top: auto;
    color: var(--text-muted);
    font-weight: 600;
  }
`

export const Testimonials = ({ heading, testimonials }: Queries.TestimonialsFragment) => (
  <Section $tone="sunk">
    <SectionHeading heading={heading} />
    <Split as="ul" role="list" className="print-3" $columns="repeat(3, 1fr)" $gap="clamp(2rem, 4vw, 4rem)" $stretch>
      {testimonials.map(({ name, text, rating }) => (
        <li key={name}>
          <Testimonial>
            <Stars rating={rating} />
            <blockquote>{text}</blockquote>
            <figcaption>{name}</figcaption>
          </Testimonial>
        </li>
      ))}
    </Split>
  </Section>
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
