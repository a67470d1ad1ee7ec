import { Heading } from "./HeadingText"
import styled from "styled-components"
import { breakpoints } from "../styles/tokens"
import { type PageTitleProps, TitleBlock } from "./PageTitle"
import { Lead } from "./Section"

const Columns = styled(TitleBlock)`
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

/** Shows a page's title and a list beside it, such as the one of what is on the page; on narrow screens the list is below. */
export const TitleWithList = ({ heading, lead, children: list }: PageTitleProps) => (
  <Columns>
    <div>
      <Heading as="h1">{heading}</Heading>
      <Lead>{lead}</Lead>
    </div>
    {list}
  </Columns>
)
