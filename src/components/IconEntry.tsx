import type { ReactNode } from "react"
import styled from "styled-components"
import { centred, touchTarget } from "../styles/declarations"
import { breakpoints } from "../styles/tokens"
import { ContentIcon } from "./Icon"
import { LinkedText } from "./LinkedText"
import { CardTitle, Muted } from "./typography"

const Tile = styled.span.attrs({ className: "no-print" })`
  ${centred}
  width: 3rem;
  height: 3rem;
  flex: none;
  border-radius: var(--radius-medium);
  font-size: 1.25rem;
`

/** A tinted square that holds a card's icon. */
export const IconTile = styled(Tile)<{ $tone?: "brand" | "support" | "danger" }>`
  ${({ $tone = "brand" }) => `background: var(--${$tone}-soft); color: var(--${$tone});`}
`

const Entry = styled.div`
  display: grid;
  grid-template: auto auto 1fr / auto 1fr;
  gap: 0.25rem 1rem;
  break-inside: avoid;
  > :first-child {
    grid-row: span 3;
  }
  > :nth-child(n + 2) {
    grid-column: 2;
  }
  > a {
    ${touchTarget}
    font-weight: 600;
  }
  ${breakpoints.largeText} {
    display: block;
  }
`

// On a phone the icon of a compact entry is as small as a letter, and the text has the whole width.
const CompactEntry = styled(Entry)`
  ${breakpoints.phone} {
    grid-template-rows: none;
    align-items: center;
    line-height: 1.45;
    > :first-child {
      grid-row: auto;
      width: 1.5rem;
      height: 1.5rem;
      background: none;
    }
    > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`

interface IconEntryProps {
  icon: string
  /** Colour of the icon. */
  tone?: "brand" | "support" | "danger"
  heading: ReactNode
  level?: 2 | 3
  /** A text of the content, whose numbers and addresses are links, or elements. */
  text?: ReactNode
  element?: "div" | "li" | "section"
  id?: string | undefined
  isCompact?: boolean
  className?: string
  /** A link or more, in one element. */
  children?: ReactNode
}

/** Shows an icon, a heading, a text and what belongs to them, such as a link. */
export const IconEntry = ({
  icon,
  tone,
  heading,
  level = 2,
  text,
  element = "div",
  isCompact = false,
  children,
  ...rest
}: IconEntryProps) => {
  const Root = isCompact ? CompactEntry : Entry
  return (
    <Root as={element} {...rest}>
      <IconTile $tone={tone}>
        <ContentIcon name={icon} />
      </IconTile>
      <CardTitle as={`h${level}`}>{heading}</CardTitle>
      {text && <Muted>{typeof text === "string" ? <LinkedText>{text}</LinkedText> : text}</Muted>}
      {children}
    </Root>
  )
}
