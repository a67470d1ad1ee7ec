import { graphql } from "gatsby"
import styled from "styled-components"
import { AutoLink } from "../components/AutoLink"
import { FramedNote } from "../components/FramedNote"
import { Icon } from "../components/Icon"
import { Lead, Section, SectionHeading } from "../components/Section"
import { formatPrice } from "../formats/price"
import { breakpoints } from "../styles/tokens"

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2rem, 4vw, 5rem);
  align-items: start;
  ${breakpoints.wide} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
  @media print {
    grid-template-columns: 7fr 5fr;
    gap: 1rem;
  }
`

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
    font-weight: 400;
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
    font-size: 0.9375rem;
    font-weight: 400;
  }
  th + * {
    padding-inline-start: 0.75rem;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  td b {
    font-weight: 650;
  }
  ${breakpoints.largeText} {
    th,
    td,
    small {
      font-size: 0.875em;
    }
  }
  /* What is paid for keeps its room on a phone, however long the price is. */
  ${breakpoints.phone} {
    table-layout: fixed;
    th + * {
      width: 36%;
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
  @media print {
    th,
    td {
      padding: 0.1875rem 0;
    }
  }
`

const Asides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: 2rem;
  > * {
    display: grid;
    gap: 0.5rem;
    break-inside: avoid;
  }
  ul {
    display: grid;
    gap: 0.5rem;
  }
  li {
    display: flex;
    gap: 0.75rem;
  }
  li svg {
    margin-top: 0.2em;
    color: var(--brand);
  }
  b {
    font-weight: 600;
  }
  p {
    color: var(--text-muted);
  }
  @media print {
    gap: 0.75rem;
    ul,
    > * {
      gap: 0.125rem;
    }
  }
`

const Points = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map(item => (
      <li key={item}>
        <Icon name="check" />
        <span>{item}</span>
      </li>
    ))}
  </ul>
)

/** What a visit costs, how to pay, which medical aid is accepted, and what to bring for it. */
export const Fees = ({ fees }: { fees: Queries.FeesFragment | null }) => {
  if (!fees) return null
  const { heading, lead, sample, sampleNote, caption, prices, payment, medicalAid, bring } = fees
  return (
    <Section $tone="sunk" id="fees" aria-labelledby="fees-heading">
      <SectionHeading>
        <h2 id="fees-heading">{heading}</h2>
        <Lead>{lead}</Lead>
      </SectionHeading>
      {/* The page itself says that these are examples, so that nobody comes with the wrong amount. */}
      {sample && (
        <FramedNote>
          <Icon name="circle-alert" />
          <span>
            <AutoLink>{sampleNote}</AutoLink>
          </span>
        </FramedNote>
      )}
      <Split>
        <Prices>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">For</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            {prices.map(({ item, note, from, amount, currency }) => (
              <tr key={item}>
                <th scope="row">
                  {item}
                  {note && <small>{note}</small>}
                </th>
                <td>
                  {from && "from "}
                  <b>{formatPrice(amount, currency)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </Prices>
        <Asides>
          <div>
            <h3>{payment.heading}</h3>
            <ul>
              {payment.ways.map(({ name, note }) => (
                <li key={name}>
                  <div>
                    <b>{name}</b>
                    {note && <p>{note}</p>}
                  </div>
                </li>
              ))}
            </ul>
          </div>
          {medicalAid && (
            <div>
              <h3>{medicalAid.heading}</h3>
              <p>{medicalAid.text}</p>
              <Points items={medicalAid.societies} />
            </div>
          )}
          <div>
            <h3>{bring.heading}</h3>
            <Points items={bring.items} />
          </div>
        </Asides>
      </Split>
    </Section>
  )
}

export const fragment = graphql`
  fragment Fees on FeesJson {
    heading
    lead
    sample
    sampleNote
    caption
    prices {
      item
      note
      from
      amount
      currency
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
  }
`
