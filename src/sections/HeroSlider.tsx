import { startTransition, useEffect, useRef, useState } from "react"
import Slick from "react-slick"
import styled from "styled-components"
import { HeroSlide } from "./HeroSlide"

/** Specification section 9: milliseconds of the fade. */
const fadeMilliseconds = 1000

export interface HeroSliderProps {
  slides: Queries.HeroCarouselFragment["slides"]
  index: number
  /** Without a fade: the next slide is there at once. */
  reducedMotion: boolean
  /** Fetch the next picture while this one is shown. */
  prefetchNext: boolean
  onChange: (index: number) => void
}

// The few rules of slick's own stylesheet that a slider without arrows and dots needs.
const Frame = styled.div`
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
  const slick = useRef<Slick>(null)
  // A slide's picture is fetched, and its words are put into the page, when it is shown or about to be; they stay from then on.
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([index]))
  const next = (index + 1) % slides.length
  useEffect(() => {
    startTransition(() => setSeen(known => new Set([...known, index, ...(prefetchNext ? [next] : [])])))
  }, [index, next, prefetchNext])
  const isSwiping = useRef(false)
  useEffect(() => {
    isSwiping.current = false
    slick.current?.slickGoTo(index, reducedMotion)
  }, [index, reducedMotion])

  return (
    <Frame>
      <Slick
        ref={slick}
        initialSlide={index}
        arrows={false}
        dots={false}
        accessibility={false}
        autoplay={false}
        infinite
        fade
        speed={reducedMotion ? 0 : fadeMilliseconds}
        cssEase="ease-in-out"
        waitForAnimate={false}
        swipeEvent={() => {
          isSwiping.current = true
        }}
        // It also reports, late, what it was told to do: only what a finger did is news, or quick presses are turned back.
        beforeChange={(_current, chosen) => {
          if (isSwiping.current) onChange(chosen)
        }}
      >
        {slides.map((_slide, number) => (
          <HeroSlide
            key={number}
            slides={slides}
            index={number}
            wanted={seen.has(number) || number === index}
            hidden={number !== index}
          />
        ))}
      </Slick>
    </Frame>
  )
}
