import { graphql } from "gatsby"
import styled from "styled-components"
import { BulletList, Description, DescriptionList, Steps } from "../components/lists"
import { LinkedText } from "../components/LinkedText"
import { ButtonLink } from "../components/Button"
import { Muted } from "../components/typography"
import { ReviewLine } from "../components/ReviewLine"
import { Section } from "../components/Section"
import { SiteLink } from "../components/SiteLink"
import { feesAnchor, pages } from "../model/links/pages"
import { breakpoints, textWidth } from "../styles/tokens"
import { useWords } from "../words/useWords"

// On wide screens the title and the facts are on the left, the steps on the right.
const GuideSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  padding-block: 2rem;
  border-top: 1px solid var(--border);
  > div {
    display: grid;
    gap: 1rem;
    align-content: start;
    justify-items: start;
  }
  > div > * {
    max-width: ${textWidth};
  }
  /* Marks the guide to which a link has led. */
  &:target {
    border-color: var(--brand);
    box-shadow: 0 -2px var(--brand);
  }
  ${breakpoints.wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: 4rem;
    padding-block: 2.5rem;
    > div {
      gap: 1.5rem;
    }
  }
`

const GuideFacts = styled(DescriptionList)`
  display: grid;
  gap: 0.75rem;
  width: 100%;
  padding: 1rem 1.25rem;
  border-radius: var(--radius);
  background: var(--surface-sunk);
  > div {
    display: block;
    margin: 0;
  }
  dt {
    font-size: var(--text-small);
  }
`

const Notes = styled.div`
  display: grid;
  gap: 0.5rem;
  break-inside: avoid;
`

interface GuideProps extends Queries.GuideFragment {
  fees: Queries.FeesHeadingFragment | null
}

const Guide = ({ fees, ...guide }: GuideProps) => {
  const { cost } = useWords("patients")
  const { title, anchor, intro, steps, facts, linksToFees, notes, action } = guide
  return (
    <GuideSection id={anchor} aria-label={title}>
      <div>
        <h2>{title}</h2>
        <Muted>
          <LinkedText>{intro}</LinkedText>
        </Muted>
        {Boolean(facts?.length || (linksToFees && fees)) && (
          <GuideFacts>
            {facts?.map(({ label, text }) => (
              <Description key={label} name={label}>
                <LinkedText>{text}</LinkedText>
              </Description>
            ))}
            {linksToFees && fees && (
              <Description name={cost}>
                <SiteLink to={`${pages.services.path}#${feesAnchor}`}>{fees.heading}</SiteLink>
              </Description>
            )}
          </GuideFacts>
        )}
      </div>
      <div>
        <Steps steps={steps} />
        {notes?.map(({ heading, items }) => (
          <Notes key={heading}>
            <h3>{heading}</h3>
            <BulletList>
              {items.map(item => (
                <li key={item}>
                  <LinkedText>{item}</LinkedText>
                </li>
              ))}
            </BulletList>
          </Notes>
        ))}
        <ButtonLink to={action.to}>{action.label}</ButtonLink>
        <ReviewLine {...guide} />
      </div>
    </GuideSection>
  )
}

interface PatientGuidesProps extends Queries.PatientGuidesFragment {
  fees: Queries.FeesHeadingFragment | null
}

/** Shows guides for patients, step by step, each with one action to take next. */
export const PatientGuides = ({ guides, fees }: PatientGuidesProps) => (
  <Section as="div" $tight>
    {guides.map(guide => (
      <Guide key={guide.title} {...guide} fees={fees} />
    ))}
  </Section>
)

export const fragments = graphql`
  fragment Guide on Guide {
    title
    anchor
    intro
    steps
    facts {
      label
      text
    }
    linksToFees
    notes {
      heading
      items
    }
    action {
      label
      to
    }
    reviewedBy
    reviewedOn
    reviewedOnText
  }

  fragment PatientGuides on PatientsJson {
    guides {
      ...Guide
    }
  }

  fragment FeesHeading on FeesJson {
    heading
  }
`
