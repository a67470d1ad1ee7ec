import { pageParts } from "../model/links/pages"
import { graphql } from "gatsby"
import styled from "styled-components"
import { textWidth } from "../styles/tokens"
import { LinkedText } from "../components/LinkedText"
import { ButtonLink } from "../components/Button"
import { FramedNote, Lead, Section, titleColumns } from "../components/Section"
import { Split, Stack } from "../components/primitives"
import { List } from "../components/lists"

const Way = styled(Stack)`
  > * {
    max-width: ${textWidth};
  }
`

/** Shows how to complain, how soon the clinic answers, and where to complain outside it. */
export const Complaints = ({ complaints }: { complaints: Queries.ComplaintsFragment | null }) => {
  if (!complaints) return null
  const { heading, lead, sample, sampleNote, steps, outside, link } = complaints
  return (
    <Section id={pageParts.complaints.anchor} aria-labelledby="complaints-heading" $tone="sunk" $tight>
      <Split $columns={titleColumns} className="print-2">
        <Stack>
          <h2 id="complaints-heading">{heading}</h2>
          <Lead>{lead}</Lead>
        </Stack>
        <Way $gap="1.5rem" $fit>
          {sample && <FramedNote>{sampleNote}</FramedNote>}
          <List marker="number" items={steps} />
          {outside && (
            <p>
              <LinkedText>{outside}</LinkedText>
            </p>
          )}
          {link && (
            <ButtonLink to={link.to} $variant="secondary">
              {link.label}
            </ButtonLink>
          )}
        </Way>
      </Split>
    </Section>
  )
}

export const fragment = graphql`
  fragment Complaints on Complaints {
    heading
    lead
    sample
    sampleNote
    steps
    outside
    link {
      label
      to
    }
  }
`
