import styled from "styled-components"
import { useClinic } from "../hooks/useClinic"

const Unseen = styled.h1`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** The home page's title, for those who hear the page: the others have the name and the words above it. */
export const HomeTitle = () => {
  const { name, hours } = useClinic()
  return (
    <Unseen>
      {name}. {hours.openNow}
    </Unseen>
  )
}
