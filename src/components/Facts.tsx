import type { ReactNode } from "react"
import styled from "styled-components"
import { breakpoints } from "../styles/tokens"

/** A list of names and values. On a wide screen and on paper a value is beside its name where there is room for a phone number, otherwise below it. */
export const Facts = styled.dl`
  > div {
    column-gap: 0.75rem;
  }
  dt {
    color: var(--text-muted);
  }
  dd {
    flex: 1 1 10rem;
    font-variant-numeric: tabular-nums;
  }
  /* A number that has the line to itself may be wider than it. */
  dd a {
    white-space: normal;
  }
  ${breakpoints.mobile} {
    dt {
      font-size: var(--text-small);
    }
    > div:not(:last-child) {
      margin-bottom: 0.25rem;
    }
  }
  ${breakpoints.desktop}, print {
    > div {
      display: flex;
      flex-wrap: wrap;
    }
    dt {
      min-width: 6rem;
    }
  }
`

/** A list whose values are below their names, for names that leave no room beside them. */
export const StackedFacts = styled(Facts)`
  && > div {
    display: block;
  }
  > div:not(:last-child) {
    margin-bottom: 0.25rem;
  }
`

/** The letters of a name that has its value beside it. */
const shortName = 12

/** Returns whether facts with these names are in line only below their names. */
export const haveLongNames = (names: readonly string[]): boolean => names.some(({ length }) => length > shortName)

/** Shows a name and its value; nothing where the clinic has not said it. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  ) : null
