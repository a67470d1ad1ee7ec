import { graphql } from "gatsby"
import {
  type ComponentType,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react"
import { Helmet } from "react-helmet"
import styled from "styled-components"
import { useBrowserLayoutEffect } from "../../plugins/gatsby-plugin-on-demand/browser"
import { createCarousel, renderServedSlides, servedState } from "../inline/carousel"
import { carouselHook, goToHook, rotationHook, slideHook, startHook, stepHook, stopHook } from "../inline/contract"
import { Icon } from "../components/Icon"
import { preloadPicture } from "../components/Picture"
import { Tooltip } from "../components/Tooltip"
import { inLine, centred } from "../styles/declarations"
import { breakpoints, emergencyLineHeight, fixedLinkHeight, portraitScreen } from "../styles/tokens"
import { useWords } from "../words/useWords"
import { fill } from "../words/words"
import { HeroSlide } from "./HeroSlide"
import type { HeroSliderProps } from "./HeroSlider"

/** Returns whether a media query matches, kept up to date; `false` on the server and in the first render. */
const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    onChange => {
      const list = window.matchMedia(query)
      list.addEventListener("change", onChange)
      return () => list.removeEventListener("change", onChange)
    },
    () => window.matchMedia(query).matches,
    () => false
  )

const Carousel = styled.section.attrs({ className: "no-print" })`
  --controls: 3.25rem;
  --controls-margin: 0.75rem;
  ${breakpoints.wide} {
    --controls-margin: 1.5rem;
  }
  ${breakpoints.low} {
    --controls-margin: 0.5rem;
  }
  position: relative;
  display: grid;
  /* Our Services comes at the end of the page, when the carousel may have been painted already. */
  ${breakpoints.mobile} {
    ${breakpoints.tall} {
      --fixed-link: ${fixedLinkHeight};
    }
  }
  /* As tall as the screen, on wide screens with the emergency number below it, and taller where its text needs it, so that the text never
     meets the controls below it. */
  --emergency-line: 0px;
  ${breakpoints.desktop} {
    --emergency-line: ${emergencyLineHeight};
  }
  --bars: calc(var(--header) + var(--announcement) + var(--bottom-bar) + var(--fixed-link) + var(--emergency-line));
  --screen: 100vh;
  @supports (height: 100svh) {
    --screen: 100svh;
  }
  min-height: calc(var(--screen) - var(--bars));
  /* Clipped, so that the browser cannot scroll it: the scrim behind a text is larger. Hidden for Safari 15. */
  overflow: hidden;
  overflow: clip;
  background: rgb(var(--scrim));
  color: var(--on-deep);
  :focus-visible {
    outline-color: var(--deep-focus);
  }
`

// Isolated, because the slider gives its slides z-index 999, above the controls and the header.
const SlideContainer = styled.div`
  grid-area: 1 / 1;
  isolation: isolate;
  min-width: 0;
  min-height: 0;
  /* A swipe to the side changes the slide. */
  touch-action: pan-y pinch-zoom;
  /* Before the slider: the slide that was shown fades over the one that is shown now. */
  > [inert] {
    position: absolute;
    z-index: 1;
    inset: 0;
    visibility: hidden;
    animation: leave 1s ease-in-out;
  }
`

const Controls = styled.div`
  grid-area: 1 / 1;
  z-index: 2;
  align-self: end;
  justify-self: start;
  ${inLine}
  gap: 0.25rem;
  margin: 0 calc(var(--page-margin) - 0.5rem) var(--controls-margin);
  padding: 0.25rem;
  border-radius: var(--radius-round);
  background: rgb(var(--scrim) / 0.72);
  /* Both icons are in the page, so that a press shows the other one at once. */
  [data-rotation="false"] svg:first-of-type,
  [data-rotation="true"] svg:last-of-type {
    display: none;
  }
  /* Also before React knows the preference. */
  @media (prefers-reduced-motion: reduce) {
    [data-rotation] {
      display: none;
    }
  }
`

const ControlButton = styled.button`
  ${centred}
  width: min(2.75rem, 12vw);
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius-round);
  background: none;
  color: var(--on-deep);
  &:hover {
    background: rgb(var(--overlay) / 0.18);
  }
  /* The system's ring may be dark: it is visible on the background of the controls, and not on a dark picture. */
  @media (forced-colors: active) {
    &:focus-visible {
      outline-offset: 0;
    }
  }
`

const Dots = styled.div`
  display: flex;
`

const DotButton = styled(ControlButton)`
  width: min(1.75rem, 7.5vw);
  &::before {
    content: "";
    width: 0.625rem;
    height: 0.625rem;
    border: 2px solid currentColor;
    border-radius: 50%;
  }
  &[aria-current="true"]::before {
    background: currentColor;
    scale: 1.3;
  }
  @media (forced-colors: active) {
    &[aria-current="true"]::before {
      background: ButtonText;
    }
  }
`

const preloadLinks = ({ image, portrait }: Queries.HeroSlideFragment) => [
  preloadPicture(portrait.childImageSharp?.gatsbyImageData, { media: portraitScreen }),
  preloadPicture(image.childImageSharp?.gatsbyImageData, { media: `not all and ${portraitScreen}` }),
]

interface ServedSlidesProps {
  slides: Queries.HeroCarouselFragment["slides"]
  /** Called just before the slides are removed from the page. */
  onRemove: () => void
}

/** Shows the slides as in the HTML from the server. React does not change them: `renderServedSlides` does. */
const ServedSlides = ({ slides, onRemove }: ServedSlidesProps) => {
  useBrowserLayoutEffect(() => onRemove, [onRemove])
  return slides.map(({ title }, index) => (
    <HeroSlide key={title} slides={slides} index={index} isCurrent={index === servedState.index} />
  ))
}

/** Returns the state of the carousel, and the slider once it has loaded. */
const useCarousel = () => {
  const [state, setState] = useState(servedState)
  const [Slider, setSlider] = useState<ComponentType<HeroSliderProps>>()
  useEffect(() => {
    // Pages that were loaded without a carousel have no owner.
    const owner = (window.carousel ??= createCarousel())
    let isShown = true
    owner.subscribe(next => {
      renderServedSlides(next)
      setState(next)
    })
    import(/* webpackChunkName: "hero-slider" */ "./HeroSlider").then(
      module => {
        if (!isShown) return
        owner.subscribe(setState)
        startTransition(() => setSlider(() => module.HeroSlider))
      },
      // If the slider cannot load, the owner goes on.
      () => undefined
    )
    return () => {
      isShown = false
      owner.reset()
    }
  }, [])
  return { ...state, Slider }
}

interface CarouselControlsProps {
  slides: Queries.HeroCarouselFragment["slides"]
  index: number
  isPlaying: boolean
  reducedMotion: boolean
}

/** Shows the buttons of the carousel. Its owner (src/inline/carousel.ts) finds them by their hooks. */
const CarouselControls = ({ slides, index, isPlaying, reducedMotion }: CarouselControlsProps) => {
  const words = useWords("carousel")
  const rotationLabel = isPlaying ? words.stop : words.start
  return (
    <Controls className="needs-script" role="group" aria-label={words.controls}>
      {!reducedMotion && (
        <Tooltip text={rotationLabel}>
          <ControlButton
            type="button"
            aria-label={rotationLabel}
            {...{ [rotationHook]: isPlaying, [stopHook]: words.stop, [startHook]: words.start }}
          >
            <Icon name="pause" />
            <Icon name="play" />
          </ControlButton>
        </Tooltip>
      )}
      <Tooltip text={words.previous}>
        <ControlButton type="button" aria-label={words.previous} {...{ [stepHook]: -1 }}>
          <Icon name="chevron-left" />
        </ControlButton>
      </Tooltip>
      <Dots role="group" aria-label={words.choose}>
        {slides.map((slide, dot) => (
          <Tooltip key={slide.title} text={slide.title}>
            <DotButton
              type="button"
              aria-label={fill(words.slideNamed, { number: dot + 1, title: slide.title })}
              aria-current={dot === index ? "true" : undefined}
              {...{ [goToHook]: dot }}
            />
          </Tooltip>
        ))}
      </Dots>
      <Tooltip text={words.next}>
        <ControlButton type="button" aria-label={words.next} {...{ [stepHook]: 1 }}>
          <Icon name="chevron-right" />
        </ControlButton>
      </Tooltip>
    </Controls>
  )
}

/**
 * Shows the carousel of the home page, following the ARIA pattern (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/).
 * All slides are plain HTML, and one is visible. A single owner outside React (src/inline/carousel.ts) handles the
 * controls and changes the slides. React loads with the first use of a control; the slider then replaces the slides,
 * and follows the owner. The carousel rotates every 6 seconds, pauses while the pointer is over it, and stops when the
 * keyboard focus enters, until the play button is pressed. It never rotates if reduced motion is preferred.
 */
export const HeroCarousel = ({ label, slides }: Queries.HeroCarouselFragment) => {
  const words = useWords("carousel")
  const { index, isPlaying, isRotating, Slider } = useCarousel()
  const frame = useRef<HTMLElement>(null)
  /** Index of the slide's link that had the focus, or -1. */
  const focused = useRef(-1)
  const noteFocus = useCallback(() => {
    const links = frame.current?.querySelectorAll(`[${slideHook}]:not([hidden]) a`) ?? []
    focused.current = [...links].findIndex(link => link === document.activeElement)
  }, [])
  const reducedMotion = useMediaQuery("(prefers-reduced-motion: reduce)")
  // The slider replaces the slides and their links. If a link had the focus, the new link in its place gets it.
  useBrowserLayoutEffect(() => {
    const links = Slider && frame.current?.querySelectorAll<HTMLElement>(`.slick-active [${slideHook}] a`)
    links?.[focused.current]?.focus({ preventScroll: true })
  }, [Slider])
  const [firstSlide] = slides
  return (
    <Carousel ref={frame} aria-roledescription={words.carousel} aria-label={label} {...{ [carouselHook]: "" }}>
      <Helmet>{firstSlide && preloadLinks(firstSlide)}</Helmet>
      <CarouselControls slides={slides} index={index} isPlaying={isPlaying} reducedMotion={reducedMotion} />
      <SlideContainer aria-live={isRotating ? "off" : "polite"}>
        {Slider ? (
          <Slider slides={slides} index={index} reducedMotion={reducedMotion} prefetchNext={isRotating} />
        ) : (
          <ServedSlides slides={slides} onRemove={noteFocus} />
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
