import styled from "styled-components"
import { Icon } from "./Icon"
import type { IconName } from "./iconPaths"
import { LinkedText } from "./LinkedText"

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
