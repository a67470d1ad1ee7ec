import type { IGatsbyImageData } from "gatsby-plugin-image"
import { type PointerEvent, useEffect, useRef } from "react"
import styled from "styled-components"
import { Glyph } from "../components/Glyph"
import { Picture } from "../components/Picture"
import { breakpoints } from "../styles/tokens"
import { useWords } from "../words/useWords"
import { fill } from "../words/words"

/** Pixels of a sideways swipe that shows another picture. */
const swipePx = 40

const Dialog = styled.dialog`
  /* Where all of it does not fit, the dialog scrolls. */
  grid-template-rows: auto minmax(40vh, 1fr) auto;
  gap: 0.75rem;
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  padding: 0.75rem var(--page-padding) 1rem;
  border: 0;
  background: rgb(var(--scrim));
  color: var(--on-deep);
  /* The arrow keys, swipes and buttons go the same way in every script. */
  direction: ltr;
  p {
    unicode-bidi: plaintext;
  }
  &[open] {
    display: grid;
  }
  :focus-visible {
    outline-color: var(--deep-focus);
  }
  @media print {
    &[open] {
      display: none;
    }
  }
`

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
`

const Steps = styled(Row)`
  /* Between the buttons the caption would have no room for a word. */
  ${breakpoints.largeText} {
    flex-wrap: wrap;
    > p {
      order: 1;
      flex-basis: 100%;
    }
  }
`

const Control = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 3rem;
  height: 3rem;
  padding: 0;
  border: 1.5px solid rgb(var(--overlay) / 0.5);
  border-radius: 50%;
  background: none;
  color: var(--on-deep);
  &:hover {
    background: rgb(var(--overlay) / 0.18);
  }
`

// Scrolling and zooming by touch work as usual. A sideways movement is a swipe.
const PictureArea = styled.div`
  min-height: 0;
  touch-action: pan-y pinch-zoom;
  user-select: none;
  picture,
  img {
    width: 100%;
    height: 100%;
  }
  img {
    object-fit: contain;
  }
`

interface GalleryDialogProps {
  label: string
  pictures: readonly { image: IGatsbyImageData; alt: string; caption: string }[]
  index: number
  onMove: (index: number) => void
  onClose: () => void
}

/**
 * Shows the pictures one at a time, as large as the window. Buttons, arrow keys or a swipe change the picture; Escape
 * closes the dialog.
 */
export const GalleryDialog = ({ label, pictures, index, onMove, onClose }: GalleryDialogProps) => {
  const words = useWords("gallery")
  const dialog = useRef<HTMLDialogElement>(null)
  const start = useRef<{ x: number; y: number }>(undefined)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  const picture = pictures[index]
  if (!picture) return null
  const step = (by: number) => onMove((index + by + pictures.length) % pictures.length)
  const onPointerUp = ({ clientX, clientY }: PointerEvent) => {
    const x = clientX - (start.current?.x ?? clientX)
    const y = clientY - (start.current?.y ?? clientY)
    start.current = undefined
    if (Math.abs(x) >= swipePx && Math.abs(x) > Math.abs(y)) step(x < 0 ? 1 : -1)
  }
  return (
    <Dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onKeyDown={({ key }) => {
        if (key === "ArrowLeft") step(-1)
        if (key === "ArrowRight") step(1)
      }}
    >
      <Row>
        <span>{fill(words.position, { number: index + 1, count: pictures.length })}</span>
        <Control type="button" aria-label={words.close} onClick={() => dialog.current?.close()}>
          <Glyph $sign="×" />
        </Control>
      </Row>
      <PictureArea
        onPointerDown={({ isPrimary, clientX, clientY }) => {
          // A second finger means zooming, not swiping.
          start.current = isPrimary ? { x: clientX, y: clientY } : undefined
        }}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          start.current = undefined
        }}
        onDragStart={event => event.preventDefault()}
      >
        <Picture key={index} image={picture.image} alt={picture.alt} sizes="(max-width: 40em) 80vw, 100vw" priority />
      </PictureArea>
      <Steps>
        <Control type="button" aria-label={words.previous} onClick={() => step(-1)}>
          <Glyph $sign="‹" />
        </Control>
        <p aria-live="polite">{picture.caption}</p>
        <Control type="button" aria-label={words.next} onClick={() => step(1)}>
          <Glyph $sign="›" />
        </Control>
      </Steps>
    </Dialog>
  )
}
