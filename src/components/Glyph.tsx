import styled from "styled-components"

const Text = styled.span`
  font-size: 1.5em;
  line-height: 1;
`

/**
 * A sign of any system font on a button that has no other text. Unlike an icon, whose paths a browser fetches, it is
 * there without the network.
 */
export const Glyph = ({ children }: { children: "×" | "‹" | "›" }) => <Text aria-hidden="true">{children}</Text>
