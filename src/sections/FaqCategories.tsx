import { graphql } from "gatsby"
import styled from "styled-components"
import { Accordion } from "../components/Accordion"
import { Section } from "../components/Section"
import { IconTile } from "../components/IconEntry"
import { Box, Row, Stack } from "../components/primitives"
import { CardTitle } from "../components/typography"
import { ContentIcon } from "../components/Icon"
import { pageParts, pages } from "../model/links/pages"
import { breakpoints } from "../styles/tokens"
import { useWords } from "../words/useWords"

const Categories = styled(Stack).attrs({ className: "print-columns" })`
  /* A block, in which the title stays in view: in a grid it would stay in its row. */
  > div {
    display: block;
  }
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
      grid-template-columns: 5fr 8fr;
      gap: 3rem;
      align-items: start;
    }
    > div > :first-child {
      top: calc(var(--sticky) + 1.5rem);
    }
  }
`

const CategoryHeader = styled(Row).attrs({ $gap: "1rem", $align: "center" })`
  margin-bottom: 0.75rem;
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
  fees: Queries.FeesHeadingFragment | null
}

/** Returns the link to the section that an answer names, if that section is on. */
const getSectionLink = (name: string | null, sections: NamedSections): { to: string; text: string } | undefined => {
  if (name !== "care" && name !== "fees") return undefined
  const section = sections[name]
  return section ? { to: pageParts[name].to, text: section.heading } : undefined
}

interface FaqCategoriesProps extends Queries.FaqCategoriesFragment, NamedSections {}

/** Shows the questions, a card for each category. */
export const FaqCategories = ({ categories, care, fees }: FaqCategoriesProps) => (
  <Section aria-label={useWords("ways").questions} $tight>
    <Categories>
      {categories.map(({ title, icon, questions }) => (
        <Box key={title}>
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
        </Box>
      ))}
    </Categories>
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
`
