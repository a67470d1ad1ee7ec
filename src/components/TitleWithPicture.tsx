import styled from "styled-components"
import { breakpoints } from "../styles/tokens"
import { NarrowTitle, PageTitle, type PageTitleProps } from "./PageTitle"

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
