import styled from "styled-components"
import { useSite } from "../components/useSite"

const Image = styled.img`
  flex: none;
  width: 2.25rem;
  height: 2.25rem;
`

/** Shows the clinic's logo. It has no alternative text, because the name is beside it. */
export const Logo = () => {
  const image = <Image src="/favicon.svg" width={36} height={36} alt="" />
  return useSite().brand.darkLogo ? (
    <picture>
      <source srcSet="/logo-dark.svg" media="(prefers-color-scheme: dark)" />
      {image}
    </picture>
  ) : (
    image
  )
}
