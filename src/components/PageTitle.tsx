import type { ReactNode } from "react"
import styled from "styled-components"
import { breakpoints } from "../styles/tokens"
import { Split, Stack } from "./primitives"
import { Lead, titleColumns } from "./Section"

/** What is beside the title on wide screens, elsewhere below it: the introduction, a list if there is one, or a picture. */
type Beside = "lead" | "list" | "picture"

const TitleBlock = styled(Split).attrs({ $gap: "1rem 4rem" })`
  padding: clamp(1.75rem, 1rem + 4vw, 4.5rem) var(--page-margin) clamp(1.5rem, 1rem + 2vw, 2.5rem);
`

// The picture extends to the edge of the window. On narrow screens it is below the title.
const PictureColumns = styled(Split)`
  /* At the top, as on other pages: in the middle it would move while the page arrives. */
  align-items: start;
  ${breakpoints.wide} {
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
  const title = <h1>{heading}</h1>
  const introduction = <Lead>{lead}</Lead>
  const words = (
    <Stack $gap="1rem">
      {title}
      {introduction}
    </Stack>
  )
  if (beside === "picture")
    return (
      <PictureColumns $columns="11fr 10fr" $gap="0 3rem">
        <TitleBlock $columns="none">{words}</TitleBlock>
        <Media className="no-print">{children}</Media>
      </PictureColumns>
    )
  return (
    <TitleBlock $columns={children || beside === "lead" ? titleColumns : "none"}>
      {beside === "lead" ? (
        <>
          {title}
          <Stack $gap="1rem">
            {introduction}
            {children}
          </Stack>
        </>
      ) : (
        <>
          {words}
          {children}
        </>
      )}
    </TitleBlock>
  )
}
