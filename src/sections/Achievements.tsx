import { graphql } from "gatsby"
import type { ReactNode } from "react"
import styled from "styled-components"
import { List } from "../components/lists"
import { Section, titleColumns } from "../components/Section"
import { Split } from "../components/primitives"

const AchievementList = styled(List)`
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
    <Split $columns={titleColumns}>
      <h2>{heading}</h2>
      <AchievementList marker="circle-check" items={items} />
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
