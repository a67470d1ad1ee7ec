import type { ReactNode } from "react"
import styled from "styled-components"
import { breakpoints } from "../styles/tokens"

/**
 * A list of names and values. On a wide screen a value is beside its name if a phone number fits there,
 * otherwise below it.
 */
export const DescriptionList = styled.dl`
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
