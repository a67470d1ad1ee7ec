import styled from "styled-components"
import { AutoLink } from "../components/AutoLink"
import { PageTitle } from "../components/PageTitle"
import { Section } from "../components/Section"
import { formatDate } from "../formats/dateTime"

const Changed = styled.p`
  color: var(--text-muted);
`

const Text = styled.div`
  display: grid;
  gap: 2.25rem;
  max-width: 65ch;
  section {
    display: grid;
    gap: 0.75rem;
  }
  h2 {
    font-size: var(--text-h3);
  }
  ul {
    display: grid;
    gap: 0.375rem;
    padding-left: 1.25rem;
    list-style: disc;
  }
  li::marker {
    color: var(--accent);
  }
`

/** A policy as a page: its title, when it last changed, and its sections. */
export const PolicyText = ({ heading, lead, changed, sections }: Omit<Queries.PolicyWordsFragment, "head">) => (
  <>
    <PageTitle heading={heading} lead={lead}>
      <Changed>
        Last changed on <time dateTime={changed}>{formatDate(changed)}</time>
      </Changed>
    </PageTitle>
    <Section as="div" $tight>
      <Text>
        {sections.map(({ heading: title, paragraphs, points }) => (
          <section key={title}>
            <h2>{title}</h2>
            {paragraphs.map(paragraph => (
              <p key={paragraph}>
                <AutoLink>{paragraph}</AutoLink>
              </p>
            ))}
            {points && points.length > 0 && (
              <ul>
                {points.map(point => (
                  <li key={point}>
                    <AutoLink>{point}</AutoLink>
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </Text>
    </Section>
  </>
)
