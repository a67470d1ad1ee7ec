import { graphql } from "gatsby"
import styled from "styled-components"
import { slideHook } from "../boot/contract"
import { ButtonLink } from "../components/Button"
import { Picture } from "../components/Picture"

const Box = styled.div`
  position: relative;
  display: grid;
  height: 100%;
`

/** Where the tall picture is shown instead of the wide one. */
export const tallScreens = "(max-aspect-ratio: 4/5)"

/** The custom properties of every slide. */
const slideProperties = (slides: readonly Queries.HeroSlideFragment[]): string =>
  slides
    .map(
      ({ focus, portraitFocus, image }, index) =>
        `[${slideHook}="${index + 1}"] > & { --focus: ${focus}; --portrait-focus: ${portraitFocus}; --color: ${image.childImageSharp?.gatsbyImageData.backgroundColor ?? "transparent"}; }`
    )
    .join("\n")

// One rule for all slides, which stands in the page from the start: for a new one among the others the browser would work
// out the whole page's styles again.
const Backdrop = styled(Picture)<{ $slides: readonly Queries.HeroSlideFragment[] }>`
  ${({ $slides }) => slideProperties($slides)}
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  > img {
    height: 100%;
    object-position: var(--focus);
    background-color: var(--color);
  }
  @media (max-height: 30em) {
    > img {
      object-position: 77% 0;
    }
  }
  /* Tall screens: the picture begins below the first words, so that none of them stands on the clinic. */
  @media ${tallScreens} {
    top: 16%;
    > img {
      object-position: var(--portrait-focus);
    }
  }
`

// Dark enough for white text only where text stands: at the top of tall pictures, on the left of wide ones.
const Words = styled.div`
  position: relative;
  display: grid;
  align-content: start;
  justify-items: start;
  gap: 0.75rem;
  gap: clamp(0.75rem, 2vh, 1.25rem);
  padding: 1.5rem var(--side) 5rem;
  padding: clamp(1.5rem, 5vh, 4.5rem) var(--side) 5rem;
  &::before {
    content: "";
    position: absolute;
    z-index: -1;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    background: linear-gradient(
      90deg,
      rgb(6 26 34 / 0.84),
      rgb(6 26 34 / 0.7) calc(var(--side) + 26rem),
      rgb(6 26 34 / 0) calc(var(--side) + 46rem)
    );
    mask-image: linear-gradient(#000 56%, rgb(0 0 0 / 0.25));
  }
  isolation: isolate;
  h2 {
    font-size: var(--text-hero);
    max-width: 11ch;
  }
  p {
    max-width: 34ch;
    font-size: var(--text-large);
    text-wrap: pretty;
  }
  @media (max-height: 30em) {
    padding-block: 0.75rem 4rem;
    h2 {
      max-width: none;
      font-size: 2rem;
    }
    p {
      line-height: 1.4;
    }
  }
  @media ${tallScreens} {
    padding-top: clamp(1.25rem, 3vh, 3rem);
    h2 {
      font-size: clamp(2.25rem, 1.4rem + 4vw, 4rem);
    }
    &::before {
      background: linear-gradient(#061a22 16%, rgb(6 26 34 / 0.68) 36%, rgb(6 26 34 / 0) 60%);
      mask-image: none;
    }
  }
`

interface HeroSlideProps {
  slides: readonly Queries.HeroSlideFragment[]
  index: number
  /** Whether its picture and words are wanted yet. */
  wanted: boolean
  /** Whether this slide is out of sight and reach, but keeps its place for a fade. */
  hidden?: boolean
  /** Whether this slide is not displayed at all; its picture is not fetched then. */
  absent?: boolean
}

/** One of the slides: a picture, a title, a sentence and a button. */
export const HeroSlide = ({ slides, index, wanted, hidden = false, absent = false }: HeroSlideProps) => {
  const slide = slides[index]
  if (!slide) return null
  const wide = slide.image.childImageSharp?.gatsbyImageData
  const tall = slide.portrait.childImageSharp?.gatsbyImageData
  return (
    <Box
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${slides.length}`}
      {...{ [slideHook]: index + 1 }}
      hidden={absent}
      // React 18 knows `inert` only as a plain attribute: an empty string sets it.
      {...(hidden && { inert: "" })}
    >
      {wanted && wide && tall && (
        <Backdrop
          image={wide}
          instead={{ media: tallScreens, image: tall }}
          alt={slide.alt}
          $slides={slides}
          first={index === 0}
        />
      )}
      {wanted && (
        <Words>
          <h2>{slide.title}</h2>
          <p>{slide.subtitle}</p>
          <ButtonLink to="/appointment/" $look="accent">
            {slide.cta}
          </ButtonLink>
        </Words>
      )}
    </Box>
  )
}

export const fragment = graphql`
  fragment HeroSlide on Slide {
    title
    subtitle
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
          avifOptions: { quality: 48 }
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
          avifOptions: { quality: 40 }
          webpOptions: { quality: 68 }
          jpgOptions: { quality: 72, progressive: true }
        )
      }
    }
  }
`
