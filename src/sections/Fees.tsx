import { graphql } from "gatsby"
import styled from "styled-components"
import { SectionReviewLine } from "../components/ReviewLine"
import { List } from "../components/lists"
import { Muted } from "../components/typography"
import { LinkedText } from "../components/LinkedText"
import { FramedNote, Section, SectionHeading } from "../components/Section"
import { Grid, Split, Stack } from "../components/primitives"
import { pageParts } from "../model/links/pages"
import { breakpoints } from "../styles/tokens"
import { useWords } from "../words/useWords"

const Prices = styled.table`
  width: 100%;
  border-collapse: collapse;
  caption {
    padding-bottom: 0.75rem;
    font: 600 var(--text-h3) / 1.25 var(--heading);
    text-align: start;
  }
  th,
  td {
    padding: 0.75rem 0;
    border-bottom: 1px solid var(--border);
    font-weight: normal;
    text-align: start;
    vertical-align: baseline;
  }
  thead th {
    padding: 0.25rem 0;
    border-bottom: 2px solid var(--control-border);
    color: var(--text-muted);
    font-size: var(--text-small);
  }
  tbody th {
    font-weight: 600;
  }
  small {
    display: block;
    color: var(--text-muted);
    font-size: var(--text-note);
    font-weight: normal;
  }
  th + * {
    padding-inline-start: 0.75rem;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  /* What is paid for keeps its room on a phone, however long the price is. */
  ${breakpoints.phone} {
    table-layout: fixed;
    th + * {
      width: 36%;
    }
    th,
    td {
      padding: 0.5rem 0;
      line-height: 1.4;
    }
  }
  ${breakpoints.largeText} {
    th,
    td,
    small {
      font-size: 0.875em;
    }
    th:first-child {
      width: 7rem;
    }
    th + * {
      width: auto;
      padding-inline-start: 0.5rem;
    }
  }
  ${breakpoints.tablet} {
    th + * {
      width: 1%;
      white-space: nowrap;
    }
  }
  tr {
    break-inside: avoid;
  }
`

const Asides = styled(Grid)`
  > * {
    break-inside: avoid;
  }
  ${breakpoints.phone} {
    gap: 1.25rem;
    font-size: 1rem;
    line-height: 1.45;
    ul {
      gap: 0.25rem;
    }
    /* A way to pay and its note are one line. */
    li > b {
      margin-inline-end: 0.5rem;
    }
    li > b + p {
      display: inline;
    }
  }
`

/** Shows prices in a table. */
const PriceTable = ({ caption, prices }: Pick<Queries.FeesFragment, "caption" | "prices">) => {
  const words = useWords("fees")
  return (
    <Prices>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.item}</th>
          <th scope="col">{words.price}</th>
        </tr>
      </thead>
      <tbody>
        {prices.map(({ item, price, note }) => (
          <tr key={item}>
            <th scope="row">
              {item}
              {note && <small>{note}</small>}
            </th>
            <td>
              <b>{price}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </Prices>
  )
}

/** Shows what a visit costs, how to pay, which medical aid is accepted, and what to bring for it. */
export const Fees = ({ fees }: { fees: Queries.FeesFragment | null }) => {
  if (!fees) return null
  const { heading, lead, sample, sampleNote, payment, medicalAid, bring } = fees
  return (
    <Section $tone="sunk" $tight id={pageParts.fees.anchor} aria-labelledby="fees-heading">
      <SectionHeading id="fees-heading" heading={heading} lead={lead}>
        {/* The page itself says that these are examples, so that nobody comes with the wrong amount. */}
        {sample && <FramedNote>{sampleNote}</FramedNote>}
      </SectionHeading>
      <Split $columns="7fr 5fr" className="print-2">
        <PriceTable {...fees} />
        <Asides $min="15rem" $gap="2rem">
          <Stack $gap="0.5rem">
            <h3>{payment.heading}</h3>
            <Stack as="ul" role="list" $gap="0.5rem">
              {payment.ways.map(({ name, note }) => (
                <li key={name}>
                  <b>{name}</b>
                  {note && <Muted>{note}</Muted>}
                </li>
              ))}
            </Stack>
          </Stack>
          {medicalAid && (
            <Stack $gap="0.5rem">
              <h3>{medicalAid.heading}</h3>
              <Muted>
                <LinkedText>{medicalAid.text}</LinkedText>
              </Muted>
              <List marker="check" items={medicalAid.societies} />
            </Stack>
          )}
          <Stack $gap="0.5rem">
            <h3>{bring.heading}</h3>
            <List marker="check" items={bring.items} />
          </Stack>
        </Asides>
      </Split>
      <SectionReviewLine {...fees} />
    </Section>
  )
}

export const fragments = graphql`
  fragment FeesHeading on FeesJson {
    heading
  }

  fragment Fees on FeesJson {
    heading
    lead
    sample
    sampleNote
    caption
    prices {
      item
      price
      note
    }
    payment {
      heading
      ways {
        name
        note
      }
    }
    medicalAid {
      heading
      text
      societies
    }
    bring {
      heading
      items
    }
    reviewedBy
    reviewedOn
    reviewedOnText
  }
`
