import { graphql } from "gatsby"
import styled from "styled-components"
import { List } from "../components/lists"
import { CardTitle, Muted } from "../components/typography"
import { LinkedText } from "../components/LinkedText"
import { PageTitle } from "../components/PageTitle"
import { ReviewLine } from "../components/ReviewLine"
import { Split, Stack } from "../components/primitives"
import { Section } from "../components/Section"
import { breakpoints, textWidth } from "../styles/tokens"
import { useWords } from "../words/useWords"

// On wide screens the headings are on the left, so that sections are easy to find.
const PolicySection = styled(Split).attrs({ $columns: "1fr 2fr", $gap: "0.75rem 3rem" })`
  > div {
    max-width: ${textWidth};
  }
  ${breakpoints.wide} {
    padding-top: 2rem;
    border-top: 1px solid var(--border);
  }
`

/** Shows the text of a policy: its title, the date of the last change, and its sections. */
export const PolicyText = ({
  heading,
  lead,
  changed,
  changedText,
  sections,
  ...review
}: Queries.PolicyTextFragment) => {
  const { lastChanged } = useWords("policy")
  const date = <time dateTime={changed}>{changedText}</time>
  return (
    <>
      <PageTitle heading={heading} lead={lead}>
        <Muted>
          <LinkedText values={{ date }}>{lastChanged}</LinkedText>
        </Muted>
        <ReviewLine {...review} />
      </PageTitle>
      <Section as="div" $tight>
        <Stack $gap="2rem">
          {sections.map(({ heading: title, paragraphs, points }) => (
            <PolicySection key={title} as="section">
              <CardTitle>{title}</CardTitle>
              <Stack $gap="0.75rem">
                {paragraphs.map(paragraph => (
                  <p key={paragraph}>
                    <LinkedText>{paragraph}</LinkedText>
                  </p>
                ))}
                {points && points.length > 0 && <List marker="bullet" items={points} />}
              </Stack>
            </PolicySection>
          ))}
        </Stack>
      </Section>
    </>
  )
}

export const fragment = graphql`
  fragment PolicyText on Policy {
    heading
    lead
    changed
    changedText
    reviewedBy
    reviewedOn
    reviewedOnText
    sections {
      heading
      paragraphs
      points
    }
  }
`
