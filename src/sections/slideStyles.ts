import { slideHook } from "../inline/contract"

/** Returns the custom properties of every slide. */
export const slideProperties = (slides: readonly Queries.HeroSlideFragment[]): string =>
  slides
    .map(
      ({ focus, portraitFocus, image }, index) =>
        `[${slideHook}="${index + 1}"] > & { --focus: ${focus}; --portrait-focus: ${portraitFocus}; --color: ${image.childImageSharp?.gatsbyImageData.backgroundColor ?? "transparent"}; }`
    )
    .join("\n")
