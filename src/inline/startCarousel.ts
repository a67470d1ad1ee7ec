import { reactLostEvent } from "../../plugins/gatsby-plugin-on-demand"
import type { Words } from "../words/words"
import { createCarousel } from "./carousel"
import { renderCarousel } from "./renderCarousel"

/** The words of the rotation button in the page's language, from the build. */
declare const WORDS: Pick<Words["carousel"], "start" | "stop">

/** Changes the slides until React has loaded, or if it cannot load. */
export const startCarousel = (): void => {
  const carousel = createCarousel(state => renderCarousel(state, state.isPlaying ? WORDS.stop : WORDS.start))
  window.carousel = carousel
  addEventListener(reactLostEvent, () => void carousel.subscribe())
}
