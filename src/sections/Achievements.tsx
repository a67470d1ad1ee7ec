import { graphql } from "gatsby"
import styled from "styled-components"
import { Section, Lead } from "../components/Section"
import { ButtonLink } from "../components/Button"
import { Icon } from "../components/Icon"
import { pages } from "../content/pages"
import { breakpoints } from "../styles/tokens"

const TwoColumns = styled.div`
  display: grid;
  gap: clamp(2rem, 4vw, 5rem);
  ${breakpoints.wide} {
    grid-template-columns: 3fr 2fr;
  }
`

const Alone = styled.div`
  display: grid;
  gap: 1.5rem clamp(2rem, 4vw, 5rem);
  ul {
    margin: 0;
  }
  ${breakpoints.wide} {
    grid-template-columns: 2fr 3fr;
  }
`

const AchievementList = styled.ul`
  display: grid;
  margin-top: 1.5rem;
  li {
    display: flex;
    gap: 0.875rem;
    padding: 0.875rem 0;
    border-top: 1px solid var(--border);
  }
  svg {
    margin-top: 0.2em;
    color: var(--success);
  }
  @media print {
    break-inside: avoid;
    li {
      padding: 0.1875rem 0;
    }
  }
`

const VisitInvitation = styled.div`
  display: grid;
  gap: 1rem;
  align-content: start;
  justify-items: start;
`

interface AchievementsProps {
  achievements: Queries.AchievementsFragment
  /** Left out where it is shown elsewhere. */
  visit?: Queries.TextBlockFragment
}

/** What the clinic can show on paper, and the invitation to come and see. */
export const Achievements = ({ achievements, visit }: AchievementsProps) => {
  const list = (
    <AchievementList>
      {achievements.items.map(item => (
        <li key={item}>
          <Icon name="circle-check" />
          {item}
        </li>
      ))}
    </AchievementList>
  )
  return (
    <Section $tone="sunk">
      {visit ? (
        <TwoColumns>
          <div>
            <h2>{achievements.heading}</h2>
            {list}
          </div>
          <VisitInvitation>
            <h2>{visit.heading}</h2>
            <Lead>{visit.text}</Lead>
            <ButtonLink to={pages.appointment.path}>Schedule Your Visit</ButtonLink>
          </VisitInvitation>
        </TwoColumns>
      ) : (
        <Alone>
          <h2>{achievements.heading}</h2>
          {list}
        </Alone>
      )}
    </Section>
  )
}

export const fragment = graphql`
  fragment Achievements on Achievements {
    heading
    items
  }
`
