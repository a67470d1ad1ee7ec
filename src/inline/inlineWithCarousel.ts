/** The inline script of the page with the carousel. */
import { startCarousel } from "./startCarousel"
import { startPage } from "./startPage"

startPage(startCarousel)
