import styled from "styled-components"

const Svg = styled.svg`
  flex: none;
  width: 2.25rem;
  height: 2.25rem;
`

/** The green cross on its board above the clinic's door, as in the pictures. */
export const Logo = () => (
  <Svg viewBox="0 0 36 36" aria-hidden="true">
    <rect width="36" height="36" rx="9" fill="#0b3d45" />
    <path d="M14.5 7.5h7v7h7v7h-7v7h-7v-7h-7v-7h7z" fill="#6ff0cf" />
  </Svg>
)
