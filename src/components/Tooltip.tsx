import { type ReactNode, useCallback, useEffect, useRef, useState } from "react"
import styled from "styled-components"
import { isFocusVisible } from "../../plugins/gatsby-plugin-on-demand"

/**
 * Milliseconds until a tooltip opens, and within which another one opens at once ("Times and limits" in
 * docs/product.md).
 */
const openDelayMs = 700
const skipDelayMs = 300

/** Pixels between a tooltip and the edge of the window. */
const marginPx = 8

const Anchor = styled.span`
  position: relative;
  display: inline-grid;
`

const Bubble = styled.span`
  position: absolute;
  z-index: 5;
  bottom: calc(100% + 0.5rem);
  left: 50%;
  /* Within the window: what would be cut off at its edge moves inwards. */
  translate: calc(-50% + var(--shift, 0px)) 0;
  width: max-content;
  max-width: calc(100vw - 2 * ${marginPx}px);
  padding: 0.25rem 0.625rem;
  border-radius: var(--radius-small);
  background: var(--text);
  color: var(--surface);
  font-size: var(--text-small);
  line-height: 1.4;
  /* A bridge over the gap, so that the pointer can reach the tooltip (WCAG 1.4.13). */
  &::after {
    content: "";
    position: absolute;
    inset: 100% 0 auto;
    height: 0.5rem;
  }
`

let lastClosedAt = -Infinity

/** Returns whether a tooltip is open, what opens and closes it, and a ref to the element around its control. */
const useTooltip = () => {
  const anchor = useRef<HTMLSpanElement>(null)
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOpen = isHovered || isFocused
  const enter = useCallback((): void => {
    if (performance.now() - lastClosedAt < skipDelayMs) setIsHovered(true)
    else timer.current = setTimeout(() => setIsHovered(true), openDelayMs)
  }, [])
  const leave = (): void => {
    clearTimeout(timer.current)
    setIsHovered(false)
  }
  // The pointer or the keyboard focus may already be here when React takes over.
  useEffect(() => {
    const control = anchor.current?.querySelector(":focus")
    if (control && isFocusVisible(control)) setIsFocused(true)
    if (anchor.current?.matches(":hover") && window.matchMedia("(hover: hover)").matches) enter()
    return () => clearTimeout(timer.current)
  }, [enter])
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return
      setIsHovered(false)
      setIsFocused(false)
    }
    // There is no event if a control moves away from under the pointer.
    const onPointerOver = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node && anchor.current?.contains(target))) setIsHovered(false)
    }
    document.addEventListener("keydown", onKeyDown)
    document.addEventListener("pointerover", onPointerOver)
    return () => {
      lastClosedAt = performance.now()
      document.removeEventListener("keydown", onKeyDown)
      document.removeEventListener("pointerover", onPointerOver)
    }
  }, [isOpen])
  return { anchor, isOpen, enter, leave, setIsFocused }
}

/** Moves an element that has appeared to the side until it is within the window. */
const moveIntoWindow = (element: HTMLElement | null): void => {
  if (!element) return
  element.style.setProperty("--shift", "0px")
  const { left, right } = element.getBoundingClientRect()
  const overflowPx = right - (document.documentElement.clientWidth - marginPx)
  element.style.setProperty("--shift", `${left < marginPx ? marginPx - left : -Math.max(0, overflowPx)}px`)
}

/**
 * Shows the name of an icon-only control as a tooltip: 700 ms after the pointer arrives, or at once on keyboard focus
 * and within 300 ms of another tooltip. It stays while the pointer or the keyboard focus is on it. Escape or a press
 * closes it. It has no role and is hidden from screen readers, because the control's accessible name says the same.
 */
export const Tooltip = ({ text, children }: { text: string; children: ReactNode }) => {
  const { anchor, isOpen, enter, leave, setIsFocused } = useTooltip()
  return (
    <Anchor
      ref={anchor}
      onPointerEnter={event => {
        if (event.pointerType !== "touch") enter()
      }}
      onPointerLeave={leave}
      onPointerDown={() => {
        leave()
        setIsFocused(false)
      }}
      onFocus={event => setIsFocused(isFocusVisible(event.target))}
      onBlur={() => setIsFocused(false)}
    >
      {children}
      {isOpen && (
        // Another text has another width, so it is another bubble.
        <Bubble key={text} ref={moveIntoWindow} aria-hidden="true" data-tooltip>
          {text}
        </Bubble>
      )}
    </Anchor>
  )
}
