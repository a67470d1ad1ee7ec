import type { ReactNode } from "react"
import styled from "styled-components"
import { centred } from "../styles/declarations"
import { breakpoints } from "../styles/tokens"
import { Icon } from "./Icon"
import type { IconName } from "../model/files/icons"
import { LinkedText } from "./LinkedText"
import { Stack } from "./primitives"

const line = `
  display: flex;
  gap: 0.75rem;
`

const icon = `
  margin-top: 0.2em;
  color: var(--brand);
`

/** A text with an icon before its first line. */
export const IconLine = styled.p`
  ${line}
  > svg {
    ${icon}
  }
`

/** What is before each item of a list: a bullet, its number, or an icon. */
type Marker = "bullet" | "number" | IconName

const bullet = `
  content: "•";
  flex: none;
  color: var(--accent);
`

const number = `
  content: counter(item);
  counter-increment: item;
  ${centred}
  flex: none;
  width: 2rem;
  height: 2rem;
  margin-top: -0.125rem;
  border-radius: var(--radius-round);
  background: var(--brand-soft);
  color: var(--brand);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

const ListItems = styled(Stack)<{ $marker: Marker }>`
  > li {
    ${line}
    ${({ $marker }) => ($marker === "bullet" || $marker === "number") && "text-wrap: pretty;"}
  }
  ${({ $marker }) =>
    $marker === "bullet"
      ? `> li::before { ${bullet} }`
      : $marker === "number"
        ? `counter-reset: item; > li::before { ${number} }`
        : `svg { ${icon} }`}
`

interface ListProps {
  marker: Marker
  items: readonly string[]
  className?: string
  /** Accessible name, if there is no heading. */
  "aria-label"?: string
}

/** Shows a list. Phone numbers and email addresses in its items are links. */
export const List = ({ marker, items, ...rest }: ListProps) => {
  const isNumbered = marker === "number"
  return (
    <ListItems
      as={isNumbered ? "ol" : "ul"}
      role="list"
      $marker={marker}
      $gap={isNumbered ? "1rem" : "0.5rem"}
      {...rest}
    >
      {items.map(item => (
        <li key={item}>
          {marker !== "bullet" && marker !== "number" && <Icon name={marker} />}
          <span>
            <LinkedText>{item}</LinkedText>
          </span>
        </li>
      ))}
    </ListItems>
  )
}

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
