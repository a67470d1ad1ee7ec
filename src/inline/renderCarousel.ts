import type { CarouselState } from "./carousel"
import { goToHook, rotationHook, slideHook } from "./contract"

/**
 * Shows a state of the carousel in the HTML from the server, before React has loaded or if it cannot load. The HTML has
 * all slides and a dot for each. React renders the same (src/sections/HeroCarousel.tsx).
 */
export const renderCarousel = (
  { index, previous, isPlaying, isRotating }: CarouselState,
  rotationLabel: string
): void => {
  const slides = document.querySelectorAll(`[${slideHook}]`)
  slides.forEach((slide, number) => {
    slide.toggleAttribute("hidden", number !== index && number !== previous)
    slide.toggleAttribute("inert", number === previous)
    slide.parentElement?.setAttribute("aria-live", isRotating ? "off" : "polite")
  })
  document.querySelectorAll(`[${goToHook}]`).forEach((dot, number) => {
    dot.setAttribute("aria-current", String(number === index))
  })
  const rotation = document.querySelector(`[${rotationHook}]`)
  rotation?.setAttribute(rotationHook, String(isPlaying))
  rotation?.setAttribute("aria-label", rotationLabel)
  // The next picture is fetched while this one is shown. Its element is in the page already, with lazy loading.
  if (isRotating) slides[(index + 1) % slides.length]?.querySelector("img")?.setAttribute("loading", "eager")
}
