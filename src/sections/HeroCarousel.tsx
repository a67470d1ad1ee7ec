import { graphql } from "gatsby"
import { type ComponentType, startTransition, useEffect, useRef, useState } from "react"
import { Helmet } from "react-helmet"
import styled from "styled-components"
import { goToHook, slideHook, stepHook } from "../boot/contract"
import { isFocusVisible } from "../browser/isFocusVisible"
import { Icon } from "../components/Icon"
import { Tooltip } from "../components/Tooltip"
import { useMediaQuery } from "../hooks/useMediaQuery"
import { breakpoints, tabHeight } from "../styles/tokens"
import { HeroSlide, portraitScreens } from "./HeroSlide"
import type { HeroSliderProps } from "./HeroSlider"

/** Specification section 9: milliseconds each slide stays. */
const slideMs = 6000

const Carousel = styled.section`
  --controls: 3.25rem;
  --controls-below: 0.75rem;
  ${breakpoints.wide} {
    --controls-below: 1.5rem;
  }
  ${breakpoints.low} {
    --controls-below: 0.5rem;
  }
  @media (max-width: 22em) {
    --controls-below: 0.5rem;
  }
  --around: calc(var(--header) + var(--announcement) + var(--bottom-bar));
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* As tall as the screen, and taller where its words need it: they never meet the controls below them. */
  min-height: calc(100vh - var(--around));
  min-height: calc(100svh - var(--around));
  ${breakpoints.tab} {
    --around: calc(var(--header) + var(--announcement) + var(--bottom-bar) + ${tabHeight});
  }
  overflow: hidden;
  /* Unlike hidden, it lets the controls stick to the screen's lower edge. */
  overflow: clip;
  background: #061a22;
  color: #fff;
  :focus-visible {
    outline-color: #ffb46b;
  }
  @media print {
    display: none;
  }
`

// Isolated: the slider lifts its slides to z-index 999, above the controls and the header.
const SlideContainer = styled.div`
  grid-area: 1 / 1;
  isolation: isolate;
  min-width: 0;
  min-height: 0;
  > [hidden] {
    display: none;
  }
`

// An announcement of two or three lines makes the slide end below the screen's lower edge: on upright phones the controls
// then stay above that edge, within this area, where the slide has no text.
const ControlsArea = styled.div`
  grid-area: 1 / 1;
  z-index: 2;
  align-self: end;
  justify-self: start;
  display: flex;
  align-items: end;
  height: calc(var(--controls) + var(--controls-below) + 4rem);
  pointer-events: none;
`

const Controls = styled.div`
  pointer-events: auto;
  display: flex;
  align-items: center;
  gap: 0.25rem;
  margin: 0 calc(var(--page-margin) - 0.5rem) var(--controls-below);
  padding: 0.25rem;
  border-radius: 999px;
  background: rgb(6 26 34 / 0.72);
  @media ${portraitScreens} and (min-height: 30.01em) {
    position: sticky;
    bottom: calc(var(--bottom-bar) + var(--tab) + var(--controls-below));
  }
  button {
    display: grid;
    place-items: center;
    width: min(2.75rem, 12vw);
    height: 2.75rem;
    padding: 0;
    border: 0;
    border-radius: 999px;
    background: none;
    color: #fff;
  }
  button:hover {
    background: rgb(255 255 255 / 0.18);
  }
  /* The system's ring may be dark: on the controls' own ground it is seen, on a dark picture not. */
  @media (forced-colors: active) {
    button:focus-visible {
      outline-offset: 0;
    }
  }
  /* Also before React knows of it. */
  @media (prefers-reduced-motion: reduce) {
    [data-rotation] {
      display: none;
    }
  }
`

const Dots = styled.div`
  display: flex;
  && button {
    width: min(1.75rem, 7.5vw);
  }
  && button::before {
    content: "";
    width: 0.625rem;
    height: 0.625rem;
    border: 2px solid #fff;
    border-radius: 50%;
  }
  && button[aria-current]::before {
    background: #fff;
    scale: 1.3;
  }
  @media (forced-colors: active) {
    && button[aria-current]::before {
      background: ButtonText;
    }
  }
`

/**
 * Asks for a slide's picture before the browser has read the page's styles and found the face of the headings in them.
 * Without `href`, so that browsers that do not know of sets of pictures ask for nothing (https://web.dev/articles/preload-responsive-images).
 */
const preloadLinks = ({ image, portrait }: Queries.HeroSlideFragment) =>
  [
    { shown: portrait, media: portraitScreens },
    { shown: image, media: `not all and ${portraitScreens}` },
  ].map(({ shown, media }) => {
    const source = shown.childImageSharp?.gatsbyImageData.images.sources?.find(({ type }) => type === "image/avif")
    return (
      source && (
        <link
          key={media}
          rel="preload"
          as="image"
          type={source.type}
          media={media}
          imageSrcSet={source.srcSet}
          imageSizes={source.sizes}
          {...{ fetchpriority: "high" }}
        />
      )
    )
  })

/**
 * The three pictures that say “open 24 hours”, by the APG's carousel pattern
 * (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/). All slides are plain HTML, of which one is shown; until React has
 * come the inline script shows another, and where the slider cannot load React does. The slider takes their place. It
 * rotates every 6 seconds, not while the pointer is over it and not any more once the keyboard's focus has entered, until
 * the play button asks for it; never where less motion is preferred.
 */
export const HeroCarousel = ({ label, slides }: Queries.HeroCarouselFragment) => {
  const [index, setIndex] = useState(0)
  const [isPlaying, setIsPlaying] = useState(true)
  const [isHovered, setIsHovered] = useState(false)
  const [Slider, setSlider] = useState<ComponentType<HeroSliderProps>>()
  const frame = useRef<HTMLElement>(null)
  const reducedMotion = useMediaQuery("(prefers-reduced-motion: reduce)")
  const isRotating = Boolean(Slider) && isPlaying && !isHovered && !reducedMotion

  useEffect(() => {
    let isUnmounted = false
    import(/* webpackChunkName: "hero-slider" */ "./HeroSlider").then(
      module => {
        const showSlider = () => isUnmounted || startTransition(() => setSlider(() => module.HeroSlider))
        // The slide's link goes with the slide: the slider waits while it has the focus.
        const link = frame.current?.querySelector("a:focus")
        if (link) link.addEventListener("blur", showSlider, { once: true })
        else showSlider()
      },
      // Without the slider the slides change as they do without React.
      () => undefined
    )
    return () => {
      isUnmounted = true
    }
  }, [])

  // The pointer, the focus or a press may have come before React did.
  useEffect(() => {
    if (frame.current?.matches(":hover") && window.matchMedia("(hover: hover)").matches) setIsHovered(true)
    const focused = frame.current?.querySelector(":focus:not([data-rotation])")
    if (focused && isFocusVisible(focused)) setIsPlaying(false)
    const shown = [...(frame.current?.querySelectorAll(`[${slideHook}]`) ?? [])].findIndex(
      slide => !slide.hasAttribute("hidden")
    )
    setIndex(Math.max(0, shown))
  }, [])

  const count = slides.length
  const step = (steps: number) => setIndex(current => (current + steps + count) % count)
  useEffect(() => {
    if (!isRotating) return
    const timer = setTimeout(() => setIndex((index + 1) % count), slideMs)
    return () => clearTimeout(timer)
  }, [isRotating, index, count])

  const [firstSlide] = slides
  const rotationLabel = isPlaying ? "Stop the slide show" : "Start the slide show"
  return (
    <Carousel
      ref={frame}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={event => setIsHovered(event.pointerType !== "touch")}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={event => {
        // Only the keyboard's focus: a mouse that presses a button moves the focus too, but not in every browser.
        if (isFocusVisible(event.target)) setIsPlaying(false)
      }}
    >
      <Helmet>{firstSlide && preloadLinks(firstSlide)}</Helmet>
      <ControlsArea>
        <Controls className="needs-script" role="group" aria-label="Slide controls">
          {!reducedMotion && (
            <Tooltip text={rotationLabel}>
              <button type="button" data-rotation aria-label={rotationLabel} onClick={() => setIsPlaying(!isPlaying)}>
                <Icon name={isPlaying ? "pause" : "play"} />
              </button>
            </Tooltip>
          )}
          <Tooltip text="Previous slide">
            <button type="button" aria-label="Previous slide" {...{ [stepHook]: -1 }} onClick={() => step(-1)}>
              <Icon name="chevron-left" />
            </button>
          </Tooltip>
          <Dots role="group" aria-label="Choose a slide">
            {slides.map((slide, dot) => (
              <Tooltip key={dot} text={slide.title}>
                <button
                  type="button"
                  aria-label={`Slide ${dot + 1}: ${slide.title}`}
                  aria-current={dot === index ? "true" : undefined}
                  {...{ [goToHook]: dot }}
                  onClick={() => setIndex(dot)}
                />
              </Tooltip>
            ))}
          </Dots>
          <Tooltip text="Next slide">
            <button type="button" aria-label="Next slide" {...{ [stepHook]: 1 }} onClick={() => step(1)}>
              <Icon name="chevron-right" />
            </button>
          </Tooltip>
        </Controls>
      </ControlsArea>
      <SlideContainer aria-live={isRotating ? "off" : "polite"}>
        {Slider ? (
          <Slider
            slides={slides}
            index={index}
            reducedMotion={reducedMotion}
            prefetchNext={isRotating}
            onChange={setIndex}
          />
        ) : (
          slides.map((_slide, number) => (
            <HeroSlide key={number} slides={slides} index={number} isLoaded isHidden={number !== index} />
          ))
        )}
      </SlideContainer>
    </Carousel>
  )
}

export const fragment = graphql`
  fragment HeroCarousel on SlidesJson {
    label
    slides {
      ...HeroSlide
    }
  }
`
