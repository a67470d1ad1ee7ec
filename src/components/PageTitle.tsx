import type { ReactNode } from "react"
import styled, { css } from "styled-components"
import { breakpoints } from "../styles/tokens"
import { Lead } from "./Section"

const TitleBlock = styled.div`
  display: grid;
  gap: 1rem;
  padding: clamp(1.75rem, 1rem + 4vw, 4.5rem) var(--page-margin) clamp(1.5rem, 1rem + 2vw, 2.5rem);
`

/** What is beside the title on wide screens. Elsewhere everything is below it. */
type Beside = "nothing" | "lead" | "list" | "picture"

const arrangements: Readonly<Record<Exclude<Beside, "picture">, ReturnType<typeof css>>> = {
  nothing: css``,
  lead: css`
    ${breakpoints.wide} {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      column-gap: 4rem;
      > :nth-child(n + 2) {
        grid-column: 2;
      }
    }
  `,
  list: css`
    > div {
      display: grid;
      gap: 1rem;
      align-content: start;
    }
    ${breakpoints.wide} {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      gap: 4rem;
    }
  `,
}

const ArrangedBlock = styled(TitleBlock)<{ $beside: keyof typeof arrangements }>`
  ${({ $beside }) => arrangements[$beside]}
`

// The picture extends to the edge of the window. On narrow screens it is below the title.
const PictureColumns = styled.div`
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

interface PageTitleProps {
  heading: string
  lead: string
  beside?: Beside
  /** The list or the picture that is beside the title, or what follows the introduction. */
  children?: ReactNode
}

/** Shows a page's title with its introduction, and a list or a picture if there is one. */
export const PageTitle = ({ heading, lead, beside = "lead", children }: PageTitleProps) => {
  const words = (
    <>
      <h1>{heading}</h1>
      <Lead>{lead}</Lead>
    </>
  )
  if (beside === "picture")
    return (
      <PictureColumns>
        <TitleBlock>{words}</TitleBlock>
        <Media className="no-print">{children}</Media>
      </PictureColumns>
    )
  return (
    <ArrangedBlock $beside={beside}>
      {beside === "list" ? <div>{words}</div> : words}
      {children}
    </ArrangedBlock>
  )
}
