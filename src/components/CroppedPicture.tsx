import styled from "styled-components"
import { Picture } from "./Picture"

/** A picture that is cropped to its place: the point its editor has chosen stays in view. */
export const CroppedPicture = styled(Picture)<{ $focus: string }>`
  > img {
    object-position: ${({ $focus }) => $focus};
    background-color: ${({ image }) => image.backgroundColor ?? "transparent"};
  }
`
