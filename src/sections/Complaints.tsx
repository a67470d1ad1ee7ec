import { graphql } from "gatsby"
import styled from "styled-components"
import { LinkedText } from "../components/LinkedText"
import { ButtonLink } from "../components/Button"
import { FramedNote } from "../components/Card"
import { Lead, Section } from "../components/Section"
import { Split, Stack } from "../components/primitives"
import { Steps } from "../components/lists"
import { textWidth } from "../styles/tokens"

const Way = styled.div`
  display: grid;
  gap: 1.5rem;
  justify-items: start;
  > * {
    max-width: ${textWidth};
  }
`

/** Shows how to complain, how soon the clinic answers, and where to complain outside it. */
export const Complaints = ({ complaints }: { complaints: Queries.ComplaintsFragment | null }) => {
  if (!complaints) return null
  const { heading, lead, sample, sampleNote, steps, outside, link } = complaints
  return (
    <Section id="complaints" aria-labelledby="complaints-heading" $tone="sunk" $tight>
      <Split $columns="2fr 3fr" className="print-2">
        <Stack>
          <h2 id="complaints-heading">{heading}</h2>
          <Lead>{lead}</Lead>
        </Stack>
        <Way>
          {sample && <FramedNote>{sampleNote}</FramedNote>}
          <Steps steps={steps} />
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
