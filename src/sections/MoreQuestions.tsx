import { Section } from "../components/Section"
import { Split } from "../components/primitives"
import { Banner } from "./CallToAction"
import { QuickCards } from "./QuickCards"

interface MoreQuestionsProps {
  banner: Queries.TextBlockFragment
  quickCards: Queries.QuickCardsFragment
}

/** Shows where to ask what the answers leave open, and beside it where to go next. */
export const MoreQuestions = ({ banner, quickCards }: MoreQuestionsProps) => (
  <Section $tone="sunk" className="no-print">
    <Split $columns="minmax(0, 1fr) minmax(0, 1fr)">
      <Banner {...banner} actions="callAndContact" />
      <QuickCards {...quickCards} />
    </Split>
  </Section>
)
