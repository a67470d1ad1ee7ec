import { type ReactNode, useEffect, useRef, useState } from "react"
import styled from "styled-components"

/** Specification section 9: milliseconds until a tooltip opens, and within which another opens at once. */
export const openDelay = 700
export const skipDelay = 300

const Anchor = styled.span`
  position: relative;
  display: inline-grid;
`

const Bubble = styled.span`
  position: absolute;
  z-index: 5;
  bottom: calc(100% + 0.5rem);
  left: 50%;
  translate: -50% 0;
  padding: 0.25rem 0.625rem;
  border-radius: var(--radius-small);
  background: var(--text);
  color: var(--surface);
  font-size: var(--text-small);
  line-height: 1.4;
  white-space: nowrap;
  /* A bridge over the gap, so that the pointer can reach the tooltip (WCAG 1.4.13). */
  &::after {
    content: "";
    position: absolute;
    inset: 100% 0 auto;
    height: 0.5rem;
  }
`

let lastClosed = -Infinity

/**
 * Shows the name of an icon-only control to those who see it: 700 ms after the pointer comes, at once on keyboard focus
 * or within 300 ms of another tooltip; Escape closes it. The control keeps its own accessible name.
 */
export const Tooltip = ({ text, children }: { text: string; children: ReactNode }) => {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = () => setOpen(true)
  const hide = () => {
    clearTimeout(timer.current)
    if (open) lastClosed = performance.now()
    setOpen(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!open) return
    const close = (event: KeyboardEvent) => {
      if (event.key === "Escape") hide()
    }
    document.addEventListener("keydown", close)
    return () => document.removeEventListener("keydown", close)
  })
  return (
    <Anchor
      onPointerEnter={event => {
        if (event.pointerType === "touch") return
        if (performance.now() - lastClosed < skipDelay) show()
        else timer.current = setTimeout(show, openDelay)
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={event => {
        if (event.target.matches(":focus-visible")) show()
      }}
      onBlur={hide}
    >
      {children}
      {open && <Bubble role="tooltip">{text}</Bubble>}
    </Anchor>
  )
}
