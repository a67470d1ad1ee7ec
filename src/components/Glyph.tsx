import styled from "styled-components"

/**
 * A sign of any system font on a button that has no other text. Unlike an icon, whose paths a browser fetches, it is
 * there without the network. It is drawn by CSS, so that it is not part of what is read out.
 */
export const Glyph = styled.span.attrs({ "aria-hidden": true })<{ $sign: "×" | "‹" | "›" }>`
  font-size: 1.5em;
  line-height: 1;
  &::before {
    content: "${({ $sign }) => $sign}";
  }
`
