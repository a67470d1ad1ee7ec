import styled from "styled-components"
import { logoBackground, logoCross } from "../styles/tokens"

const Svg = styled.svg`
  flex: none;
  width: 2.25rem;
  height: 2.25rem;
`

/** The clinic's sign: a green cross on a dark board, as in the pictures. */
export const Logo = () => (
  <Svg viewBox="0 0 36 36" width={36} height={36} aria-hidden="true">
    <rect width="36" height="36" rx="9" fill={logoBackground} />
    <path d="M14.5 7.5h7v7h7v7h-7v7h-7v-7h-7v-7h7z" fill={logoCross} />
  </Svg>
)
