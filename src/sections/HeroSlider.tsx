import { startTransition, useEffect, useRef, useState } from "react"
import Slick from "react-slick"
import styled from "styled-components"
import { HeroSlide } from "./HeroSlide"

/** Milliseconds of the fade ("Times and limits" in docs/product.md). */
const fadeMs = 1000

export interface HeroSliderProps {
  slides: Queries.HeroCarouselFragment["slides"]
  index: number
  /** Whether slides change without a fade. */
  reducedMotion: boolean
  /** Whether to fetch the next picture while this one is shown. */
  prefetchNext: boolean
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

/**
 * Shows the slides in react-slick, controlled by HeroCarousel. After each update react-slick is told its slide again if
 * it shows another one, because it loses a change that it has not rendered yet when the window is resized.
 */
export const HeroSlider = ({ slides, index, reducedMotion, prefetchNext }: HeroSliderProps) => {
  const container = useRef<HTMLDivElement>(null)
  const slick = useRef<Slick>(null)
  // The picture of a slide is displayed, and fetched, once the slide is current or next.
  const [pictured, setPictured] = useState<ReadonlySet<number>>(new Set([index]))
  const next = (index + 1) % slides.length
  useEffect(() => {
    startTransition(() => setPictured(known => new Set([...known, index, ...(prefetchNext ? [next] : [])])))
  }, [index, next, prefetchNext])
  const follow = () => {
    const shown = container.current?.querySelector(".slick-active")?.getAttribute("data-index")
    if (shown !== String(index)) slick.current?.slickGoTo(index)
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
        // The owner of the slides follows swipes (src/inline/carousel.ts).
        swipe={false}
        infinite
        fade
        speed={reducedMotion ? 0 : fadeMs}
        cssEase="ease-in-out"
        waitForAnimate={false}
        onReInit={follow}
      >
        {slides.map(({ title }, number) => (
          <HeroSlide
            key={title}
            slides={slides}
            index={number}
            isCurrent={number === index}
            isInSlider
            hasPicture={number === index || pictured.has(number)}
          />
        ))}
      </Slick>
    </SliderContainer>
  )
}
