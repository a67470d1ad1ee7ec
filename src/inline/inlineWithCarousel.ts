/** The inline script of the page with the carousel: it changes the slides until react-slick has loaded. */
import { reactLostEvent } from "../../plugins/gatsby-plugin-on-demand"
import { createCarousel } from "./carousel"
import { startPage } from "./startPage"

startPage(() => {
  const carousel = createCarousel()
  window.carousel = carousel
  addEventListener(reactLostEvent, () => carousel.subscribe())
})
