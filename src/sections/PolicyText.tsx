import styled from "styled-components"
import { BulletList } from "../components/lists"
import { CardTitle, Muted } from "../components/typography"
import { LinkedText } from "../components/LinkedText"
import { PageTitle } from "../components/PageTitle"
import { ReviewLine } from "../components/ReviewLine"
import { Section } from "../components/Section"
import { breakpoints, textWidth } from "../styles/tokens"
import { useWords } from "../words/useWords"

// On wide screens the headings are on the left, so that sections are easy to find.
const PolicySections = styled.div`
  display: grid;
  gap: 2.25rem;
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
  }
  section > div {
    display: grid;
    gap: 0.75rem;
    max-width: ${textWidth};
  }
  ${breakpoints.wide} {
    gap: 2rem;
    section {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      gap: 3rem;
      padding-top: 2rem;
      border-top: 1px solid var(--border);
    }
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
}: Omit<Queries.PolicyWordsFragment, "head">) => {
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
        <PolicySections>
          {sections.map(({ heading: title, paragraphs, points }) => (
            <section key={title}>
              <CardTitle>{title}</CardTitle>
              <div>
                {paragraphs.map(paragraph => (
                  <p key={paragraph}>
                    <LinkedText>{paragraph}</LinkedText>
                  </p>
                ))}
                {points && points.length > 0 && (
                  <BulletList>
                    {points.map(point => (
                      <li key={point}>
                        <LinkedText>{point}</LinkedText>
                      </li>
                    ))}
                  </BulletList>
                )}
              </div>
            </section>
          ))}
        </PolicySections>
      </Section>
    </>
  )
}
