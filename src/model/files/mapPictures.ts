import { image, line } from "../../../plugins/gatsby-plugin-content-model"

/** Pictures of a map, one for each theme, and their alternative text. */
export const mapPictures = {
  light: image({ label: "Map", minWidth: 1200, minHeight: 750, hint: "For the light theme." }),
  dark: image({
    label: "Map at night",
    minWidth: 1200,
    minHeight: 750,
    hint: "The same map for the dark theme.",
  }),
  alt: line({
    label: "Alternative text",
    min: 15,
    max: 320,
    hint: "The way there in words, for people who cannot see the map.",
  }),
}
