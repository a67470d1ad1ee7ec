import { graphql } from "gatsby"
import styled from "styled-components"
import { Description, DescriptionList, List } from "../components/lists"
import { LinkedText } from "../components/LinkedText"
import { ButtonLink } from "../components/Button"
import { Muted } from "../components/typography"
import { Box, Split, Stack } from "../components/primitives"
import { ReviewLine } from "../components/ReviewLine"
import { Section } from "../components/Section"
import { SiteLink } from "../components/SiteLink"
import { pageParts } from "../model/links/pages"
import { textWidth } from "../styles/tokens"
import { useWords } from "../words/useWords"

// On wide screens the title and the facts are on the left, the steps on the right.
const GuideSection = styled(Split).attrs({ $columns: "5fr 7fr", $gap: "1.5rem 4rem" })`
  padding-block: clamp(2rem, 1.5rem + 1.5vw, 2.5rem);
  border-top: 1px solid var(--border);
  > div > * {
    max-width: ${textWidth};
  }
  /* Marks the guide to which a link has led. */
  &:target {
    border-color: var(--brand);
    box-shadow: 0 -2px var(--brand);
  }
`

const GuideFacts = styled(DescriptionList)`
  > div {
    display: block;
    margin: 0;
  }
  > div + div {
    margin-top: 0.75rem;
  }
  dt {
    font-size: var(--text-small);
  }
`

const guideGap = "clamp(1rem, 0.75rem + 1vw, 1.5rem)"

interface GuideProps extends Queries.GuideFragment {
  fees: Queries.FeesHeadingFragment | null
}

const Guide = ({ fees, ...guide }: GuideProps) => {
  const { cost } = useWords("patients")
  const { title, anchor, intro, steps, facts, linksToFees, notes, action } = guide
  return (
    <GuideSection as="section" id={anchor} aria-label={title}>
      <Stack $gap={guideGap}>
        <h2>{title}</h2>
        <Muted>
          <LinkedText>{intro}</LinkedText>
        </Muted>
        {Boolean(facts?.length || (linksToFees && fees)) && (
          <Box $look="sunk" $small>
            <GuideFacts>
              {facts?.map(({ label, text }) => (
                <Description key={label} name={label}>
                  <LinkedText>{text}</LinkedText>
                </Description>
              ))}
              {linksToFees && fees && (
                <Description name={cost}>
                  <SiteLink to={pageParts.fees.to}>{fees.heading}</SiteLink>
                </Description>
              )}
            </GuideFacts>
          </Box>
        )}
      </Stack>
      <Stack $gap={guideGap} $fit>
        <List marker="number" items={steps} />
        {notes?.map(({ heading, items }) => (
          <Stack key={heading} $gap="0.5rem">
            <h3>{heading}</h3>
            <List marker="bullet" items={items} />
          </Stack>
        ))}
        <ButtonLink to={action.to}>{action.label}</ButtonLink>
        <ReviewLine {...guide} />
      </Stack>
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
`
