import { graphql } from "gatsby"
import styled from "styled-components"
import { notFoundHook } from "../inline/contract"
import { Section, Lead } from "../components/Section"
import { ButtonLink, ButtonRow } from "../components/Button"
import { ContentIcon } from "../components/Icon"
import { useSite } from "../components/useSite"
import { pages } from "../model/links/pages"
import { useWords } from "../words/useWords"
import { breakpoints } from "../styles/tokens"
import { PagePicture } from "./PagePicture"

const NotFoundSection = styled(Section)`
  display: grid;
  gap: 2rem 4rem;
  min-height: 60vh;
  align-content: center;
  align-items: center;
  > div {
    display: grid;
    gap: 1.25rem;
    justify-items: start;
  }
  figure {
    max-width: 30rem;
  }
  ${breakpoints.wide} {
    grid-template-columns: 3fr 2fr;
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
    <NotFoundSection as="div" {...{ [notFoundHook]: true }}>
      <div>
        <h1>
          <span>{heading}</span> <span>{message}</span>
        </h1>
        <Lead>{text}</Lead>
        <ButtonRow>
          <ButtonLink to={pages.home.path}>{returnHome}</ButtonLink>
          {direct.map(({ by, to, label, icon }) => (
            <ButtonLink key={by} to={to} $variant="secondary">
              <ContentIcon name={icon} />
              {label}
            </ButtonLink>
          ))}
        </ButtonRow>
      </div>
      {picture && <PagePicture {...picture} />}
    </NotFoundSection>
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
