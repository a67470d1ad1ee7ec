import { graphql } from "gatsby"
import styled from "styled-components"
import { AutoLink } from "../components/AutoLink"
import { ButtonLink } from "../components/Button"
import { FramedNote } from "../components/FramedNote"
import { Section, SectionHeading } from "../components/Section"
import { Split } from "../components/Split"
import { Steps } from "../components/Steps"

const Onwards = styled.div`
  display: grid;
  gap: 1.25rem;
  justify-items: start;
  margin-top: 1.5rem;
`

/** Shows how to complain, how soon the clinic answers, and where to complain outside it. */
export const Complaints = ({ complaints }: { complaints: Queries.ComplaintsFragment | null }) => {
  if (!complaints) return null
  const { heading, lead, sample, sampleNote, steps, outside, link } = complaints
  return (
    <Section id="complaints" aria-labelledby="complaints-heading" $tone="sunk" $tight>
      <Split $columns="2fr 3fr" className="print-2">
        <SectionHeading id="complaints-heading" heading={heading} lead={lead} />
        <div>
          {sample && <FramedNote>{sampleNote}</FramedNote>}
          <Steps steps={steps} />
          <Onwards>
            {outside && (
              <p>
                <AutoLink>{outside}</AutoLink>
              </p>
            )}
            {link && (
              <ButtonLink to={link.to} $variant="secondary">
                {link.label}
              </ButtonLink>
            )}
          </Onwards>
        </div>
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
