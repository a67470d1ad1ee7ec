import { graphql } from "gatsby"
import type { ReactNode } from "react"
import styled from "styled-components"
import { IconList } from "../components/lists"
import { Section } from "../components/Section"
import { Split } from "../components/primitives"

const AchievementList = styled(IconList)`
  gap: 0;
  li {
    padding: 0.875rem 0;
    border-top: 1px solid var(--border);
  }
  svg {
    color: var(--success);
  }
`

interface AchievementsProps extends Queries.AchievementsFragment {
  /** Shown below the list. */
  children?: ReactNode
}

/** Shows the clinic's registrations, certificates and firsts. */
export const Achievements = ({ heading, items, children }: AchievementsProps) => (
  <Section $tone="sunk">
    <Split $columns="2fr 3fr">
      <h2>{heading}</h2>
      <AchievementList icon="circle-check" items={items} />
    </Split>
    {children}
  </Section>
)

export const fragment = graphql`
  fragment Achievements on Achievements {
    heading
    items
  }
`
