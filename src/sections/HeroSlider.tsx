import { startTransition, useEffect, useRef, useState } from "react"
import Slick from "react-slick"
import styled from "styled-components"
import { HeroSlide } from "./HeroSlide"

/** Specification section 9: milliseconds of the fade. */
const fadeMs = 1000

export interface HeroSliderProps {
  slides: Queries.HeroCarouselFragment["slides"]
  index: number
  /** Changes slides without a fade. */
  reducedMotion: boolean
  /** Fetch the next picture while this one is shown. */
  prefetchNext: boolean
  onChange: (index: number) => void
}

// The rules of slick's own stylesheet that a slider without arrows and dots needs.
const SliderContainer = styled.div`
  height: 100%;
  .slick-slider,
  .slick-list,
  .slick-track,
  .slick-slide,
  .slick-slide > div {
    height: 100%;
  }
  .slick-list {
    overflow: hidden;
  }
  .slick-track {
    position: relative;
    display: flex;
  }
  .slick-slide {
    flex: none;
  }
`

/** The slides in react-slick. Which one is shown, and for how long, is decided by HeroCarousel. */
export const HeroSlider = ({ slides, index, reducedMotion, prefetchNext, onChange }: HeroSliderProps) => {
  const container = useRef<HTMLDivElement>(null)
  const slick = useRef<Slick>(null)
  // The picture and the text of a slide are loaded when it is shown or is the next one, and stay in the page.
  const [loadedSlides, setLoadedSlides] = useState<ReadonlySet<number>>(new Set([index]))
  const next = (index + 1) % slides.length
  useEffect(() => {
    startTransition(() => setLoadedSlides(known => new Set([...known, index, ...(prefetchNext ? [next] : [])])))
  }, [index, next, prefetchNext])
  const isSwiping = useRef(false)
  useEffect(() => {
    isSwiping.current = false
    slick.current?.slickGoTo(index, reducedMotion)
  }, [index, reducedMotion])

  // A change of slide that is not rendered yet is lost when the slider updates itself in between, as it does when the
  // window is resized: it then shows one slide and names another as current.
  const restoreSlide = () => {
    const active = container.current?.querySelector(".slick-active")?.getAttribute("data-index")
    if (!isSwiping.current && active && Number(active) !== index) slick.current?.slickGoTo(index, reducedMotion)
  }

  return (
    <SliderContainer ref={container}>
      <Slick
        ref={slick}
        initialSlide={index}
        arrows={false}
        dots={false}
        accessibility={false}
        autoplay={false}
        infinite
        fade
        speed={reducedMotion ? 0 : fadeMs}
        cssEase="ease-in-out"
        waitForAnimate={false}
        onReInit={restoreSlide}
        swipeEvent={() => {
          isSwiping.current = true
        }}
        // It also reports, with a delay, the changes made here. Reacting to those would undo quick presses.
        beforeChange={(_current, chosen) => {
          if (isSwiping.current) onChange(chosen)
        }}
      >
        {slides.map(({ title }, number) => (
          <HeroSlide
            key={title}
            slides={slides}
            index={number}
            isLoaded={loadedSlides.has(number) || number === index}
            isInert={number !== index}
          />
        ))}
      </Slick>
    </SliderContainer>
  )
}
