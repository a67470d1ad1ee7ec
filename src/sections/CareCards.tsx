import { pageParts } from "../model/links/pages"
import { graphql } from "gatsby"
import type { ReactNode } from "react"
import styled from "styled-components"
import { BookingButton } from "../components/ContactDetails"
import { LinkedText } from "../components/LinkedText"
import { ButtonLink } from "../components/Button"
import { EmergencyButton } from "./EmergencyNotice"
import { SectionReviewLine, isReviewed } from "../components/ReviewLine"
import { Icon } from "../components/Icon"
import { List } from "../components/lists"
import { FramedNote, Section, SectionHeading } from "../components/Section"
import { outsideHook } from "../inline/contract"
import type { IconName } from "../model/files/icons"
import { inLine, underDarkText } from "../styles/declarations"
import { breakpoints } from "../styles/tokens"
import { framed } from "../components/primitives"
import { useWords } from "../words/useWords"

type Tone = "danger" | "urgent" | "brand"

/** Text colour on a card's head, keyed by the colour of the head. */
const onTone: Readonly<Record<Tone, string>> = {
  danger: "--surface-raised",
  urgent: "--on-urgent",
  brand: "--on-brand",
}

// The first card is the most urgent, so it has the whole width.
const CareList = styled.ol.attrs({ role: "list", className: "print-3" })`
  display: grid;
  gap: var(--gap);
  ${breakpoints.tablet} {
    grid-template-columns: 1fr 1fr;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`

// Only the colours differ, so that the other rules are in the page once.
const Toned = styled.li<{ $tone: Tone }>`
  --tone: var(--${({ $tone }) => $tone});
  --on-tone: var(${({ $tone }) => onTone[$tone]});
  display: grid;
  ${({ $tone }) => $tone === "urgent" && `section > :first-child { ${underDarkText("--tone")} }`}
`

const CareCard = styled.section`
  display: grid;
  grid-template-rows: auto 1fr;
  overflow: hidden;
  ${framed()}
  border: 2px solid var(--tone);
`

const Head = styled.h3`
  ${inLine}
  gap: 0.75rem;
  padding: 0.75rem 1.25rem;
  background: var(--tone);
  color: var(--on-tone);
  b {
    display: block;
    font-size: var(--text-small);
    line-height: 1.3;
  }
  ${breakpoints.phone} {
    padding: 0.375rem 1rem;
    b {
      display: inline;
      font-size: inherit;
    }
  }
  ${breakpoints.largeText} {
    padding-inline: 0.5rem;
  }
`

const Body = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: 1rem;
  padding: 1.25rem;
  padding: min(1.25rem, 11.25vw - 1rem);
  ul {
    column-gap: 2rem;
    width: 100%;
  }
  li::before {
    color: inherit;
  }
  > a {
    align-self: end;
  }
  ${breakpoints.phone} {
    gap: 0.625rem;
    padding: min(0.75rem, 11.25vw - 1rem);
    font-size: 1rem;
    line-height: 1.45;
    ul {
      gap: 0.25rem;
    }
  }
  ${breakpoints.tablet} {
    li {
      break-inside: avoid;
    }
    :first-child > section > & ul {
      grid-template-columns: 1fr 1fr;
    }
  }
`

/**
 * The advice at other times than business hours comes before the other advice while it applies, and after it else. The
 * inline script knows the time.
 */
const AtOtherTimes = styled.p<{ $now: boolean }>`
  ${({ $now }) => `:root${$now ? `:not([${outsideHook}])` : `[${outsideHook}]`} & { display: none; }`}
`

interface CardProps extends Queries.CareCardFragment {
  as: "h2" | "h3"
  tone: Tone
  icon: IconName
  action: ReactNode
}

const AdviceCard = ({ as, tone, icon, level, heading, signs, text, otherTimes, action }: CardProps) => (
  <Toned $tone={tone}>
    <CareCard aria-label={`${level}: ${heading}`}>
      <Head as={as}>
        <Icon name={icon} />
        <span>
          <b>{`${level}: `}</b>
          {heading}
        </span>
      </Head>
      <Body>
        {tone === "danger" && action}
        <List marker="bullet" items={signs} />
        {otherTimes && (
          <AtOtherTimes $now>
            <LinkedText>{otherTimes}</LinkedText>
          </AtOtherTimes>
        )}
        <p>
          <LinkedText>{text}</LinkedText>
        </p>
        {otherTimes && (
          <AtOtherTimes $now={false}>
            <LinkedText>{otherTimes}</LinkedText>
          </AtOtherTimes>
        )}
        {tone !== "danger" && action}
      </Body>
    </CareCard>
  </Toned>
)

interface CareCardsProps {
  care: Queries.CareCardsFragment | null
  isPage?: boolean
}

/**
 * Shows where to go with which problem, following the care cards of the NHS
 * (https://service-manual.nhs.uk/design-system/components/care-cards): a word states the urgency, and the colour only
 * repeats it. Advice that no clinician has reviewed begins with a note saying so. `isPage` means that the page has no
 * other sections, and its title is that of the advice.
 */
export const CareCards = ({ care, isPage = false }: CareCardsProps) => {
  const { callNow } = useWords("layout")
  if (!care) return null
  const { heading, lead, emergency, urgent, routine, notReviewed } = care
  const isChecked = isReviewed(care)
  const note = !isChecked && <FramedNote>{notReviewed}</FramedNote>
  const cardHeading = isPage ? "h2" : "h3"
  return (
    <Section $tight id={pageParts.care.anchor} {...(isPage ? { as: "div" } : { "aria-labelledby": "care-heading" })}>
      {isPage ? (
        note
      ) : (
        <SectionHeading id="care-heading" heading={heading} lead={lead}>
          {note}
        </SectionHeading>
      )}
      <CareList>
        <AdviceCard {...emergency} as={cardHeading} tone="danger" icon="siren" action={<EmergencyButton />} />
        <AdviceCard
          {...urgent}
          as={cardHeading}
          tone="urgent"
          icon="clock"
          action={
            <ButtonLink to="phone" $variant="secondary">
              <Icon name="phone" />
              {callNow}
            </ButtonLink>
          }
        />
        <AdviceCard
          {...routine}
          as={cardHeading}
          tone="brand"
          icon="calendar-check"
          action={<BookingButton variant="secondary" />}
        />
      </CareList>
      {isChecked && <SectionReviewLine {...care} />}
    </Section>
  )
}

export const fragments = graphql`
  fragment CareCard on CareCard {
    level
    heading
    signs
    text
    otherTimes
  }

  fragment CareCards on CareJson {
    heading
    lead
    emergency {
      ...CareCard
    }
    urgent {
      ...CareCard
    }
    routine {
      ...CareCard
    }
    reviewedBy
    reviewedOn
    reviewedOnText
    notReviewed
  }
`
