import { graphql } from "gatsby"
import styled from "styled-components"
import { Accordion } from "../components/Accordion"
import { Section } from "../components/Section"
import { Card, IconTile } from "../components/Card"
import { Icon, toIconName } from "../components/Icon"
import { breakpoints } from "../styles/tokens"

const CategoryGrid = styled.div`
  display: grid;
  gap: var(--gap);
  grid-template-columns: minmax(0, 1fr);
  ${breakpoints.wide} {
    grid-template-columns: 1fr 1fr;
  }
  @media print {
    display: block;
    columns: 2;
    column-gap: 1rem;
    > * {
      margin-bottom: 1rem;
    }
  }
`

const CategoryHeader = styled.div`
  display: flex;
  align-items: center;
  gap: 1rem;
  @media (max-width: 18em) {
    flex-direction: column;
    align-items: flex-start;
  }
  > h2 {
    min-width: 0;
    font-size: var(--text-h3);
  }
`

/** The questions, a card for each category. */
export const FaqCategories = ({ categories }: Queries.FaqCategoriesFragment) => (
  <Section aria-label="Questions by category" $tight>
    <CategoryGrid>
      {categories.map(({ title, icon, questions }) => (
        <Card key={title}>
          <CategoryHeader>
            <IconTile>
              <Icon name={toIconName(icon)} />
            </IconTile>
            <h2>{title}</h2>
          </CategoryHeader>
          <Accordion items={questions.map(({ question, answer }) => ({ heading: question, text: answer }))} />
        </Card>
      ))}
    </CategoryGrid>
  </Section>
)

export const fragment = graphql`
  fragment FaqCategories on FaqsJson {
    categories {
      title(hyphens: true)
      icon
      questions {
        question(hyphens: true)
        answer(hyphens: true)
      }
    }
  }
`
