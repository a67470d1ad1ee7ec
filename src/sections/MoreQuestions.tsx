import { Section } from "../components/Section"
import { Split } from "../components/Split"
import { Banner } from "./CallToAction"
import { QuickCards } from "./QuickCards"

interface MoreQuestionsProps {
  banner: Queries.TextBlockFragment
  quickCards: Queries.QuickCardsFragment
}

/** Shows how to ask a question that the answers do not cover, and beside it links to other pages. */
export const MoreQuestions = ({ banner, quickCards }: MoreQuestionsProps) => (
  <Section $tone="sunk" className="no-print">
    <Split $columns="minmax(0, 1fr) minmax(0, 1fr)">
      <Banner {...banner} actions="callAndContact" />
      <QuickCards {...quickCards} />
    </Split>
  </Section>
)
