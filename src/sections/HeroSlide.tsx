import { graphql } from "gatsby"
import styled from "styled-components"
import { slideHook } from "../inline/contract"
import { BookingButton } from "../components/ContactDetails"
import { SiteLink } from "../components/SiteLink"
import { Picture } from "../components/Picture"
import { breakpoints, portraitScreen } from "../styles/tokens"
import { useWords } from "../words/useWords"
import { fill } from "../words/words"

const SlideElement = styled.div`
  position: relative;
  display: grid;
  height: 100%;
  &[hidden] {
    display: none;
  }
  /* From the end of the slide to the top of the controls. */
  --controls-area: calc(var(--controls, 3.25rem) + var(--controls-margin, 0.75rem));
  /* Between the text and the controls, at least a third of the screen's width shows the picture. */
  ${breakpoints.portrait} {
    grid-template-rows: 57fr minmax(calc(var(--controls-area) + 33vw), 43fr);
  }
`

/** Returns the custom properties of every slide. */
const slideProperties = (slides: readonly Queries.HeroSlideFragment[]): string =>
  slides
    .map(
      ({ focus, portraitFocus, image }, index) =>
        `[${slideHook}="${index + 1}"] > & { --focus: ${focus}; --portrait-focus: ${portraitFocus}; --color: ${image.childImageSharp?.gatsbyImageData.backgroundColor ?? "transparent"}; }`
    )
    .join("\n")

// There is one rule for all slides, in the page from the start, because a new rule would make the browser recompute the
// styles of the whole page. The sides are written out for browsers from before 2021, in which the picture would cover
// the text. Beside a text that is taller than the screen, the picture is not enlarged beyond the screen.
const Backdrop = styled(Picture)<{ $slides: readonly Queries.HeroSlideFragment[] }>`
  ${({ $slides }) => slideProperties($slides)}
  position: absolute;
  top: 0;
  top: max(0px, 100% - max(75vw, 100vh));
  right: 0;
  bottom: 0;
  left: 0;
  > img {
    height: 100%;
    object-position: var(--focus);
    background-color: var(--color);
    /* Where pictures are blocked, the alternative text would be under the slide's own. Screen readers read it. */
    font-size: 0;
  }
  /* The picture begins below the first words. Below a long text it is as
     wide as the screen and not enlarged further: it is 3:4. */
  ${breakpoints.portrait} {
    top: max(16%, 100% - 133.4vw);
    > img {
      object-position: var(--portrait-focus);
      mask-image: linear-gradient(transparent, rgb(var(--scrim)) 25%);
    }
  }
  /* The text is on the left, the picture on the right. */
  ${breakpoints.low} {
    ${breakpoints.tablet} {
      left: 48%;
      > img {
        mask-image: linear-gradient(90deg, transparent, rgb(var(--scrim)) 30%);
      }
    }
  }
`

const Content = styled.div`
  --top: clamp(1.5rem, 5vh, 4.5rem);
  /* The longest line of text; the calm part of the picture is as wide. */
  --measure: min(34rem, 44vw - var(--page-padding) / 2);
  position: relative;
  isolation: isolate;
  display: grid;
  align-content: start;
  justify-items: start;
  gap: clamp(0.75rem, 2vh, 1.25rem);
  padding: var(--top) var(--page-margin) calc(var(--controls-area) + 0.75rem);
  h2 {
    font-size: 2.5rem;
    font-size: min(0.25rem + 8.5vw, clamp(2.25rem, 1.4rem + 3.6vw, 4.5rem));
  }
  p {
    max-width: min(34ch, 100%);
    font-size: var(--text-large);
    text-wrap: pretty;
  }
  p > a {
    color: inherit;
  }
  > a {
    max-width: var(--measure);
  }
  ${breakpoints.low} {
    ${breakpoints.tablet} {
      --top: 0.75rem;
      --measure: calc(50vw - var(--page-padding));
      gap: 0.5rem;
      h2 {
        font-size: var(--text-h2);
      }
      p {
        font-size: 1rem;
        line-height: 1.4;
      }
    }
  }
  ${breakpoints.portrait} {
    --top: clamp(1rem, 3vh, 3rem);
    --measure: 100%;
    padding-bottom: 0;
    h2 {
      font-size: min(0.5rem + 8vw, clamp(2.25rem, 1.4rem + 4vw, 4rem));
    }
    p {
      line-height: 1.45;
    }
  }
  /* The text of a slide fades out before the next one fades in. Only the pictures overlap. */
  [inert] > & {
    opacity: 0;
  }
  @media (prefers-reduced-motion: no-preference) {
    transition: opacity 0.4s 0.4s;
    [inert] > & {
      transition: opacity 0.3s;
    }
    /* A slide of the served page was not displayed before, so it has nothing to come from. */
    :has(> [inert]) > :not([inert]) > & {
      animation: arrive 0.4s 0.4s backwards;
    }
  }
`

// The scrim belongs to the text, so it is behind white text of any length and width.
const SlideText = styled.div`
  position: relative;
  display: grid;
  gap: inherit;
  width: 100%;
  max-width: var(--measure);
  &::before {
    content: "";
    position: absolute;
    z-index: -1;
    top: calc(-1 * var(--top));
    right: -16rem;
    bottom: -14rem;
    left: -100vw;
    background: linear-gradient(
      90deg,
      rgb(var(--scrim) / var(--scrim-opacity)) calc(100% - 16rem),
      rgb(var(--scrim) / 0)
    );
    mask-image: linear-gradient(
      rgb(var(--scrim)) calc(100% - 14rem),
      rgb(var(--scrim) / 0.4) calc(100% - 6rem),
      transparent
    );
  }
  ${breakpoints.low} {
    ${breakpoints.tablet} {
      &::before {
        display: none;
      }
    }
  }
  ${breakpoints.portrait} {
    &::before {
      right: -100vw;
      bottom: -9rem;
      background: linear-gradient(
        rgb(var(--scrim)) 20%,
        rgb(var(--scrim) / var(--scrim-opacity)) calc(100% - 9rem),
        rgb(var(--scrim) / 0)
      );
      mask-image: none;
    }
  }
`

/** Shows the sentence of a slide. Its words that ask people to call are a link that calls the clinic. */
const Subtitle = ({ subtitle, call }: Pick<Queries.HeroSlideFragment, "subtitle" | "call">) => {
  if (!call) return <p>{subtitle}</p>
  const at = subtitle.indexOf(call)
  return (
    <p>
      {subtitle.slice(0, at)}
      <SiteLink to="phone">{call}</SiteLink>
      {subtitle.slice(at + call.length)}
    </p>
  )
}

interface HeroSlideProps {
  slides: readonly Queries.HeroSlideFragment[]
  index: number
  /** Whether this is the current slide. The others cannot be reached. */
  isCurrent: boolean
  /** Whether it has its place in the slider, so that it can fade. Other slides are displayed only while current. */
  isInSlider?: boolean
  /** Whether its picture is displayed. Before that, it is not fetched. */
  hasPicture?: boolean
}

/** Shows one of the slides: a picture, a title, a sentence and a button. */
export const HeroSlide = ({ slides, index, isCurrent, isInSlider = false, hasPicture = true }: HeroSlideProps) => {
  const words = useWords("carousel")
  const slide = slides[index]
  const landscape = slide?.image.childImageSharp?.gatsbyImageData
  const portrait = slide?.portrait.childImageSharp?.gatsbyImageData
  return (
    <SlideElement
      role="group"
      aria-roledescription={words.slide}
      aria-label={fill(words.position, { number: index + 1, count: slides.length })}
      {...{ [slideHook]: index + 1 }}
      hidden={!isCurrent && !isInSlider}
      // React 18 treats `inert` as a plain attribute: an empty string sets it.
      inert={isInSlider && !isCurrent ? "" : undefined}
    >
      {slide && landscape && portrait && (
        <>
          {hasPicture && (
            <Backdrop
              image={landscape}
              artDirection={{ media: portraitScreen, image: portrait }}
              alt={slide.alt}
              $slides={slides}
              priority={index === 0}
            />
          )}
          <Content>
            <SlideText>
              <h2>{slide.title}</h2>
              <Subtitle {...slide} />
            </SlideText>
            <BookingButton variant="accent" words={slide.cta} />
          </Content>
        </>
      )}
    </SlideElement>
  )
}

export const fragment = graphql`
  fragment HeroSlide on Slide {
    title
    subtitle
    call
    cta
    alt
    focus
    portraitFocus
    image {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          placeholder: DOMINANT_COLOR
          formats: [AVIF, WEBP, JPG]
          breakpoints: [960, 1600, 2000]
          sizes: "(min-aspect-ratio: 16/9) 100vw, 178vh"
          avifOptions: { quality: 50 }
          webpOptions: { quality: 68 }
          jpgOptions: { quality: 72, progressive: true }
        )
      }
    }
    portrait {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          placeholder: DOMINANT_COLOR
          formats: [AVIF, WEBP, JPG]
          breakpoints: [480, 780, 1170]
          sizes: "100vw"
          avifOptions: { quality: 42 }
          webpOptions: { quality: 68 }
          jpgOptions: { quality: 72, progressive: true }
        )
      }
    }
  }
`
