import { graphql } from "gatsby"
import styled from "styled-components"
import { Accordion } from "../components/Accordion"
import { Section } from "../components/Section"
import { Card, IconTile } from "../components/Card"
import { CardTitle } from "../components/typography"
import { ContentIcon } from "../components/Icon"
import { pages } from "../model/links/pages"
import { breakpoints } from "../styles/tokens"
import { useWords } from "../words/useWords"

const CategoryGrid = styled.div.attrs({ className: "print-columns" })`
  display: grid;
  gap: var(--gap);
  grid-template-columns: minmax(0, 1fr);
  /* The title stays in view while its answers are read: above them, and on wide screens beside them. */
  > div > :first-child {
    ${breakpoints.tall} {
      position: sticky;
      z-index: 1;
      top: var(--sticky);
    }
  }
  ${breakpoints.wide} {
    > div {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
      gap: 3rem;
      align-items: start;
    }
    > div > :first-child {
      top: calc(var(--sticky) + 1.5rem);
    }
  }
`

const CategoryHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1rem;
  width: 100%;
  padding-block: 0.5rem;
  background: var(--surface-raised);
  > h2 {
    flex: 1 1 9rem;
    font-size: min(var(--text-h3), 6vw);
  }
`

/** Sections of the services page that an answer can name; `null` if one is off. */
interface NamedSections {
  care: Queries.CareAnswerFragment | null
  fees: Queries.FeesAnswerFragment | null
}

/** Returns the link to the section that an answer names, if that section is on. */
const getSectionLink = (name: string | null, sections: NamedSections): { to: string; text: string } | undefined => {
  const section = name === "care" || name === "fees" ? sections[name] : undefined
  return section ? { to: `${pages.services.path}#${name}`, text: section.heading } : undefined
}

interface FaqCategoriesProps extends Queries.FaqCategoriesFragment, NamedSections {}

/** Shows the questions, a card for each category. */
export const FaqCategories = ({ categories, care, fees }: FaqCategoriesProps) => (
  <Section aria-label={useWords("ways").questions} $tight>
    <CategoryGrid>
      {categories.map(({ title, icon, questions }) => (
        <Card key={title}>
          <CategoryHeader>
            <IconTile>
              <ContentIcon name={icon} />
            </IconTile>
            <CardTitle>{title}</CardTitle>
          </CategoryHeader>
          <Accordion
            items={questions.map(({ question, anchor, answer, link }) => ({
              heading: question,
              text: answer,
              anchor,
              link: getSectionLink(link, { care, fees }),
              share: { title: question, href: `${pages.faq.path}#${anchor}` },
            }))}
          />
        </Card>
      ))}
    </CategoryGrid>
  </Section>
)

export const fragments = graphql`
  fragment FaqCategories on FaqsJson {
    categories {
      title
      icon
      questions {
        question
        anchor
        answer
        link
      }
    }
  }

  fragment CareAnswer on CareJson {
    heading
  }

  fragment FeesAnswer on FeesJson {
    heading
  }
`
