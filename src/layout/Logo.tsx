import styled from "styled-components"

const Svg = styled.svg`
  flex: none;
  width: 2.25rem;
  height: 2.25rem;
`

/** The id of the logo's `<symbol>` behind React's root, where gatsby-ssr.tsx draws it once. */
export const logoId = "logo"

/** Shows the clinic's logo. It has no alternative text, because the name is beside it. */
export const Logo = () => (
  <Svg width={36} height={36} aria-hidden="true">
    <use href={`#${logoId}`} />
  </Svg>
)
