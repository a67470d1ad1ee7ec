import { graphql } from "gatsby"
import styled from "styled-components"
import { notFoundHook } from "../inline/contract"
import { Section, Lead } from "../components/Section"
import { ButtonLink } from "../components/Button"
import { Row, Split, Stack } from "../components/primitives"
import { ContentIcon } from "../components/Icon"
import { useSite } from "../components/useSite"
import { pages } from "../model/links/pages"
import { useWords } from "../words/useWords"
import { breakpoints } from "../styles/tokens"
import { PagePicture } from "./PagePicture"

const NotFoundColumns = styled(Split)`
  min-height: calc(60vh - 2 * var(--section-space));
  align-content: center;
  align-items: center;
  figure {
    max-width: 30rem;
  }
  ${breakpoints.wide} {
    img {
      aspect-ratio: 4 / 3;
    }
  }
  h1 {
    display: grid;
    gap: 1.25rem;
  }
  h1 > :first-child {
    font-size: min(24vw, clamp(5rem, 4rem + 8vw, 10rem));
    line-height: 0.9;
    color: var(--support);
    font-variant-numeric: lining-nums;
  }
`

/** Shows the content of the 404 page. The inline script finds it by its hook, and logs the attempted path. */
export const NotFound = ({ heading, message, text, picture }: Queries.NotFoundFragment) => {
  const { direct } = useSite().contactOptions
  const { returnHome } = useWords("layout")
  return (
    <Section as="div" {...{ [notFoundHook]: true }}>
      <NotFoundColumns $columns={picture ? "3fr 2fr" : "none"}>
        <Stack $gap="1.25rem" $fit>
          <h1>
            <span>{heading}</span> <span>{message}</span>
          </h1>
          <Lead>{text}</Lead>
          <Row>
            <ButtonLink to={pages.home.path}>{returnHome}</ButtonLink>
            {direct.map(({ by, to, label, icon }) => (
              <ButtonLink key={by} to={to} $variant="secondary">
                <ContentIcon name={icon} />
                {label}
              </ButtonLink>
            ))}
          </Row>
        </Stack>
        {picture && <PagePicture {...picture} />}
      </NotFoundColumns>
    </Section>
  )
}

export const fragment = graphql`
  fragment NotFound on NotFoundJson {
    heading
    message
    text
    picture {
      ...PagePicture
    }
  }
`
