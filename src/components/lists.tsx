import styled from "styled-components"
import { Icon } from "./Icon"
import type { IconName } from "./iconPaths"
import { LinkedText } from "./LinkedText"
import type { ReactNode } from "react"
import { breakpoints } from "../styles/tokens"

/** A list with bullets in the accent's colour. */
export const BulletList = styled.ul`
  display: grid;
  gap: 0.375rem;
  padding-inline-start: 1.25rem;
  list-style: disc;
  li {
    text-wrap: pretty;
  }
  li::marker {
    color: var(--accent);
  }
`

/** A text with an icon before its first line. */
export const IconLine = styled.p`
  display: flex;
  gap: 0.75rem;
  > svg {
    margin-top: 0.2em;
    color: var(--brand);
  }
`

/** A list of such lines. */
export const IconLines = styled.ul.attrs({ role: "list" })`
  display: grid;
  gap: 0.5rem;
`

interface IconListProps {
  icon: IconName
  items: readonly string[]
  className?: string
}

/** Shows a list whose items have the same icon. */
export const IconList = ({ icon, items, className }: IconListProps) => (
  <IconLines className={className}>
    {items.map(item => (
      <IconLine key={item} as="li">
        <Icon name={icon} />
        <span>
          <LinkedText>{item}</LinkedText>
        </span>
      </IconLine>
    ))}
  </IconLines>
)

const NumberedList = styled.ol.attrs({ role: "list" })`
  display: grid;
  gap: 1rem;
  counter-reset: step;
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 1rem;
    counter-increment: step;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    margin-top: -0.125rem;
    border-radius: var(--radius-round);
    background: var(--brand-soft);
    color: var(--brand);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`

interface StepsProps {
  steps: readonly string[]
}

/** Shows the items of a list of steps. Phone numbers and email addresses in them are links. */
export const StepItems = ({ steps }: StepsProps) =>
  steps.map(step => (
    <li key={step}>
      <span>
        <LinkedText>{step}</LinkedText>
      </span>
    </li>
  ))

/** Shows numbered steps. */
export const Steps = ({ steps }: StepsProps) => (
  <NumberedList>
    <StepItems steps={steps} />
  </NumberedList>
)

/**
 * A list of names and values. On a wide screen a value is beside its name if a phone number fits there,
 * otherwise below it.
 */
export const DescriptionList = styled.dl`
  > div {
    column-gap: 0.75rem;
  }
  dt {
    /* A word breaks only where it does not fit on a line of its own. */
    max-width: 100%;
    overflow-wrap: break-word;
    color: var(--text-muted);
  }
  dd {
    flex: 1 1 10rem;
    font-variant-numeric: tabular-nums;
  }
  ${breakpoints.mobile} {
    dt {
      font-size: var(--text-small);
    }
    > div:not(:last-child) {
      margin-bottom: 0.25rem;
    }
  }
  ${breakpoints.desktop} {
    > div {
      display: flex;
      flex-wrap: wrap;
    }
    dt {
      min-width: 6rem;
    }
  }
`

/** Shows a name and its value, or nothing if there is no value. */
export const Description = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  ) : null
