import type { ReactNode } from "react"
import styled from "styled-components"
import { breakpoints } from "../styles/tokens"
import { Lead } from "./Section"

const TitleBlock = styled.div`
  display: grid;
  gap: 1rem;
  padding: clamp(1.75rem, 1rem + 4vw, 4.5rem) var(--page-margin) clamp(1.5rem, 1rem + 2vw, 2.5rem);
`

export interface PageTitleProps {
  heading: string
  lead: string
  children?: ReactNode
}

const WideTitle = styled(TitleBlock)`
  ${breakpoints.wide} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    column-gap: 4rem;
    > :nth-child(n + 2) {
      grid-column: 2;
    }
  }
`

/** Shows a page's title, beside it on wide screens its introduction and what follows. */
export const PageTitle = ({ heading, lead, children }: PageTitleProps) => (
  <WideTitle>
    <h1>{heading}</h1>
    <Lead>{lead}</Lead>
    {children}
  </WideTitle>
)

/** Shows a page's title with its introduction below it on every screen. */
export const NarrowTitle = ({ heading, lead }: PageTitleProps) => (
  <TitleBlock>
    <h1>{heading}</h1>
    <Lead>{lead}</Lead>
  </TitleBlock>
)

const ListColumns = styled(TitleBlock)`
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

/**
 * Shows a page's title with a list beside it, such as links to the parts of the page. On narrow screens the list is
 * below.
 */
export const TitleWithList = ({ heading, lead, children: list }: PageTitleProps) => (
  <ListColumns>
    <div>
      <h1>{heading}</h1>
      <Lead>{lead}</Lead>
    </div>
    {list}
  </ListColumns>
)

// The picture extends to the edge of the window. On narrow screens it is below the title.
const Columns = styled.div`
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
  ${breakpoints.tablet} {
    img {
      aspect-ratio: 2;
    }
  }
  ${breakpoints.wide} {
    img {
      aspect-ratio: 6 / 5;
      max-height: 26rem;
      border-end-start-radius: calc(var(--radius) * 2);
    }
    figcaption {
      padding: 0;
      padding-inline-end: var(--page-padding);
    }
  }
`

/** Shows a page's title and, if there is one, a picture beside it. */
export const TitleWithPicture = ({ heading, lead, children: picture }: PageTitleProps) => {
  if (!picture) return <PageTitle heading={heading} lead={lead} />
  return (
    <Columns>
      <NarrowTitle heading={heading} lead={lead} />
      <Media className="no-print">{picture}</Media>
    </Columns>
  )
}
