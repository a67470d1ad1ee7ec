import { css } from "styled-components"
import { slideHook } from "../inline/contract"
import { breakpoints } from "../styles/tokens"

/** Returns the custom properties of every slide. */
export const slideProperties = (slides: readonly Queries.HeroSlideFragment[]): string =>
  slides
    .map(
      ({ focus, portraitFocus, image }, index) =>
        `[${slideHook}="${index + 1}"] > & { --focus: ${focus}; --portrait-focus: ${portraitFocus}; --color: ${image.childImageSharp?.gatsbyImageData.backgroundColor ?? "transparent"}; }`
    )
    .join("\n")

/** Returns the opacity of the veil over each slide, if the build has measured it. */
const slideVeils = (slides: readonly Queries.HeroSlideFragment[]): string =>
  slides
    .map(
      ({ veil, portraitVeil }, index) =>
        `[${slideHook}="${index + 1}"] & { --veil: ${veil}; --portrait-veil: ${portraitVeil}; }`
    )
    .join("\n")

/** Returns the styles of a veil in the brand's colour behind the text, as light as each picture allows. */
export const createVeil = (slides: readonly Queries.HeroSlideFragment[]) => css`
  ${slideVeils(slides)}
  --shade: var(--veil);
  ${breakpoints.portrait} {
    --shade: var(--portrait-veil);
  }
  @media (prefers-contrast: more) {
    --shade: 0.88;
  }
  &::before {
    background: linear-gradient(90deg, rgb(var(--scrim) / var(--shade)) calc(100% - 16rem), rgb(var(--scrim) / 0));
  }
  ${breakpoints.portrait} {
    &::before {
      background: linear-gradient(
        rgb(var(--scrim)) 20%,
        rgb(var(--scrim) / var(--shade)) calc(100% - 9rem),
        rgb(var(--scrim) / 0)
      );
    }
  }
`
