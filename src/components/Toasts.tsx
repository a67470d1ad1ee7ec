import { type ReactNode, useRef } from "react"
import {
  type CloseButtonProps,
  type IconProps,
  type Id,
  ToastContainer,
  cssTransition,
  toast,
} from "react-toastify/unstyled"
import styled, { keyframes } from "styled-components"
import { breakpoints } from "../styles/tokens"
import type { Words } from "../words/words"
import { Glyph } from "./Glyph"
import { Icon } from "./Icon"

export interface ToastMessage {
  kind: "success" | "error"
  title: string
  message: ReactNode
  /** Steps that the visitor still has to take for the message to be true. */
  note?: string | null
}

/** Accessible names of the notification area and its buttons. */
export type ToastNames = Pick<Words["form"], "notifications" | "closeNotification">

/** Milliseconds that a toast is shown ("Times and limits" in docs/product.md). */
const lifetimeMs = 4000
/** Milliseconds per word if a toast needs more time (WCAG 2.2.1): slow readers read 120 words a minute. */
const wordMs = 500
/** Most words of a short error. */
const maxShortWords = 20
const maxVisible = 3
/** 356 px at the default text size. Larger text needs more. */
const width = "22.25rem"

/**
 * Text so large that a toast would break words or cover half of the screen. No phone is this low at the default text
 * size.
 */
const low = "(max-height: 16em)"
const cramped = `${breakpoints.largeText}, ${low}`

const enterAnimation = keyframes`from { opacity: 0; translate: 0 1rem; }`
const exitAnimation = keyframes`to { opacity: 0; translate: 0 0.5rem; }`
const lifetimeAnimation = keyframes`to { opacity: 0; }`

const ToastRegion = styled.div`
  .Toastify__toast-container {
    position: fixed;
    z-index: 30;
    inset-inline-end: 1rem;
    bottom: calc(var(--bottom-bar) + var(--fixed-link) + 1rem);
    display: flex;
    flex-direction: column;
    gap: 0.5rem;
    width: min(${width}, calc(100vw - 2rem));
  }
  ${breakpoints.desktop} {
    .Toastify__toast-container {
      inset-inline-end: 1.5rem;
      bottom: 1.5rem;
    }
  }
  ${cramped} {
    .Toastify__toast-container {
      inset-inline-end: 0.5rem;
      bottom: calc(var(--bottom-bar) + var(--fixed-link) + 0.5rem);
      width: calc(100vw - 1rem);
    }
  }
  /* On top of the bar, to cover less of the form. */
  @media ${low} {
    .Toastify__toast-container {
      bottom: 0.5rem;
    }
  }
  .Toastify__toast {
    display: grid;
    /* A very long word in a message of a server must not push the button out of the screen. */
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: start;
    overflow-wrap: break-word;
    gap: 0.75rem;
    padding: 1rem;
    border: 1px solid var(--border);
    border-inline-start: 4px solid var(--success);
    border-radius: var(--radius-medium);
    background: var(--surface-raised);
    color: var(--text);
    font-size: var(--text-note);
    line-height: 1.45;
    box-shadow: var(--shadow-high);
  }
  .Toastify__toast-icon {
    margin-top: 0.0625rem;
    color: var(--success);
  }
  /* The words have the whole width: there is no icon, and only the title is beside the button, which stays while they scroll. */
  ${cramped} {
    .Toastify__toast {
      grid-template-columns: minmax(0, 1fr);
      max-height: 33vh;
      max-height: 33svh;
      overflow-y: auto;
      padding: 0.5rem 0.625rem;
      line-height: 1.25;
    }
    .Toastify__toast-icon {
      display: none;
    }
  }
  .Toastify__toast--error {
    border-inline-start-color: var(--danger);
  }
  .Toastify__toast--error .Toastify__toast-icon {
    color: var(--danger);
  }
  /* The library's timer: a toast goes when the animation of its hidden bar ends, and waits while that is paused. */
  .Toastify__progress-bar--wrp {
    position: absolute;
    visibility: hidden;
  }
  .Toastify__progress-bar--animated {
    animation: ${lifetimeAnimation} linear both;
  }
  .toast-enter {
    animation: ${enterAnimation} 0.18s both;
  }
  .toast-exit {
    animation: ${exitAnimation} 0.15s both;
  }
  /* Not none: the library waits for the end of the animation. */
  @media (prefers-reduced-motion: reduce) {
    .toast-enter,
    .toast-exit {
      animation-duration: 1ms;
    }
  }
`

const Title = styled.strong`
  display: block;
  ${cramped} {
    margin-inline-end: 1.75rem;
  }
`

const Text = styled.div`
  ${cramped} {
    grid-area: 1 / 1;
  }
`

const Note = styled.p`
  margin-top: 0.25rem;
  font-weight: var(--strong);
`

const CloseButton = styled.button`
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  margin-block: -0.375rem 0;
  margin-inline-end: -0.375rem;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: var(--text-muted);
  &:hover {
    background: var(--surface-sunk);
    color: var(--text);
  }
  ${cramped} {
    position: sticky;
    inset-block-start: 0;
    grid-area: 1 / 1;
    justify-self: end;
    margin: -0.25rem -0.375rem 0 0;
    background: var(--surface-raised);
  }
`

const fade = cssTransition({ enter: "toast-enter", exit: "toast-exit", collapse: false })

const ToastIcon = ({ type }: IconProps) => <Icon name={type === "error" ? "circle-alert" : "circle-check"} />

interface ToastCloseButtonProps extends Partial<CloseButtonProps> {
  name: string
  onKeyboardClose: () => void
}

const ToastCloseButton = ({ closeToast, name, onKeyboardClose }: ToastCloseButtonProps) => (
  <CloseButton
    type="button"
    aria-label={name}
    onClick={event => {
      closeToast?.(event)
      // Not after a touch: a field would open the on-screen keyboard.
      if (event.detail === 0) onKeyboardClose()
      // The focused button is removed without a blur event, so the timers of the other toasts have to be resumed here.
      toast.play()
    }}
  >
    <Glyph $sign="×" />
  </CloseButton>
)

/** Shows the corner where notifications appear: at most 3 at once, 4 seconds each, held while hovered or focused. */
const Toasts = ({ notifications, closeNotification }: ToastNames) => {
  const focusedBefore = useRef<Element>()
  const returnFocus = () => {
    const element = focusedBefore.current
    if (element instanceof HTMLElement && element.isConnected) element.focus()
    else document.querySelector("main")?.focus({ preventScroll: true })
  }
  return (
    <ToastRegion
      onFocus={({ currentTarget, relatedTarget }) => {
        // `relatedTarget` is null when the visitor comes back from another window.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget
        toast.pause()
      }}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) toast.play()
      }}
      onKeyDown={({ key, target }) => {
        if (key === "Escape" && target instanceof Element)
          target.closest(".Toastify__toast")?.querySelector<HTMLElement>(":scope > button")?.click()
      }}
    >
      <ToastContainer
        position="bottom-right"
        autoClose={lifetimeMs}
        limit={maxVisible}
        hideProgressBar
        closeOnClick={false}
        draggable={false}
        transition={fade}
        aria-label={notifications}
        icon={ToastIcon}
        closeButton={<ToastCloseButton name={closeNotification} onKeyboardClose={returnFocus} />}
      />
    </ToastRegion>
  )
}

export default Toasts

/**
 * Returns how long a toast is shown: four seconds, but as long as its words take to read if the text is so large that
 * it scrolls, or if it is a longer error. A success is also shown on the page.
 */
const getLifetimeMs = (kind: ToastMessage["kind"], parts: readonly ReactNode[]): number => {
  const words = parts
    .filter(part => typeof part === "string")
    .join(" ")
    .split(/\s+/).length
  const isLarge = window.matchMedia(cramped.replace("@media ", "")).matches
  return isLarge || (kind === "error" && words > maxShortWords) ? Math.max(lifetimeMs, words * wordMs) : lifetimeMs
}

/** Failures that are shown. A later success makes them untrue. */
const failures = new Set<Id>()

/** Shows a toast. Screen readers announce a success politely (`status`), a failure at once (`alert`). */
export const showToast = ({ kind, title, message, note }: ToastMessage): void => {
  const isFailure = kind === "error"
  // Toasts that are still waiting are older, and may no longer be true.
  toast.clearWaitingQueue()
  if (!isFailure) for (const failure of failures) toast.dismiss(failure)
  const id = toast(
    <Text>
      <Title>{title}</Title>
      {message}
      {note && <Note>{note}</Note>}
    </Text>,
    {
      type: kind,
      autoClose: getLifetimeMs(kind, [title, message, note]),
      role: isFailure ? "alert" : "status",
      onClose: () => failures.delete(id),
    }
  )
  if (isFailure) failures.add(id)
}
