import type { ReactNode } from "react"
import styled from "styled-components"
import { breakpoints } from "../styles/tokens"
import { Lead } from "./Section"

const TitleBlock = styled.div`
  display: grid;
  gap: 1rem;
  padding: clamp(2.5rem, 2rem + 3vw, 4.5rem) var(--page-margin) clamp(1.5rem, 1rem + 2vw, 2.5rem);
  h1 {
    /* Not in ch: that is the width of a digit, which differs between the heading font and its fallbacks. */
    max-width: 14em;
  }
  @media print {
    padding: 1rem 0;
  }
`

// The picture beside the title reaches the edge of the window; on narrow screens it is below the title.
const TitleWithMedia = styled.div`
  display: grid;
  ${breakpoints.wide} {
    grid-template-columns: minmax(0, 11fr) minmax(0, 10fr);
    /* At the top, as on other pages: in the middle it would move while the page arrives. */
    align-items: start;
    gap: 3rem;
    padding-inline-start: var(--page-margin);
    > :first-child {
      padding-inline: 0;
    }
  }
`

const Media = styled.div`
  img {
    border-radius: 0;
    aspect-ratio: 4 / 3;
  }
  figcaption {
    padding: 0 var(--page-margin);
  }
  @media print {
    display: none;
  }
  ${breakpoints.tablet} {
    img {
      aspect-ratio: 2;
    }
  }
  ${breakpoints.wide} {
    img {
      aspect-ratio: 6 / 5;
      max-height: 32rem;
      border-end-start-radius: calc(var(--radius) * 2);
    }
    figcaption {
      padding: 0;
      padding-inline-end: var(--page-padding);
    }
  }
`

// A list beside the title; on narrow screens it is below the introduction.
const TitleWithList = styled(TitleBlock)`
  gap: 2rem;
  > div {
    display: grid;
    gap: 1rem;
    align-content: start;
  }
  ${breakpoints.wide} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: 4rem;
  }
`

type PageTitleProps = {
  heading: string
  lead: ReactNode
  /** What follows the introduction. */
  children?: ReactNode
} & (
  | {
      /** A picture beside the title. */
      media?: ReactNode
      list?: never
    }
  | {
      media?: never
      /** A list beside the title, such as the one of what is on the page. */
      list?: ReactNode
    }
)

/** A page's title and its introduction. */
export const PageTitle = ({ heading, lead, children, media, list }: PageTitleProps) => {
  const title = (
    <>
      <h1>{heading}</h1>
      <Lead>{lead}</Lead>
      {children}
    </>
  )
  if (list)
    return (
      <TitleWithList>
        <div>{title}</div>
        {list}
      </TitleWithList>
    )
  if (media)
    return (
      <TitleWithMedia>
        <TitleBlock>{title}</TitleBlock>
        <Media>{media}</Media>
      </TitleWithMedia>
    )
  return <TitleBlock>{title}</TitleBlock>
}
