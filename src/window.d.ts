interface Window {
  /** The owner of the home page's slides. */
  carousel?: import("./inline/carousel").Carousel
}
