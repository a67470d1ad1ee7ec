import { closest, isDataSaver, isFocusVisible } from "../../plugins/gatsby-plugin-on-demand"
import { carouselHook, goToHook, rotationHook, slideHook, startHook, stepHook, stopHook } from "./contract"

/** "Times and limits" in docs/product.md: milliseconds each slide stays. */
const slideMs = 6000

/**
 * Pixels from which a movement to the side is a swipe. While a finger scrolls the page or zooms, the browser sends no
 * `pointerup`.
 */
const swipePx = 40

export interface CarouselState {
  /** Index of the current slide, counted from 0. */
  index: number
  /** Index of the previous slide, which is fading out; -1 at first. */
  previous: number
  /** Whether the visitor allows rotation: pressing pause, or moving the keyboard's focus (not a mouse's) into it, ends it. */
  isPlaying: boolean
  /** Whether it rotates now: nothing stops it, such as a pointer over it or reduced motion. */
  isRotating: boolean
}

/** The state in the HTML from the server, which does not rotate. */
export const servedState: CarouselState = { index: 0, previous: -1, isPlaying: true, isRotating: false }

export interface Carousel {
  getState: () => CarouselState
  /**
   * Shows a slide, wrapping around: the slide before the first is the last, and the slide after the last is the first.
   */
  show: (index: number) => void
  /** Calls `listener` now and after each change. Without a listener, `renderServedSlides` is called. */
  subscribe: (listener?: (state: CarouselState) => void) => void
  /** Ends the carousel when its page is left: the next one begins like the first. */
  reset: () => void
}

/** Returns the control that was pressed, if it is one of the carousel's. */
export const findSlideControl = (event: Event): HTMLElement | null =>
  closest(event, `[${stepHook}],[${goToHook}],[${rotationHook}]`)

/**
 * Shows a state of the carousel in the HTML from the server, which has all slides and a dot for each: before React has
 * loaded react-slick, or if either cannot load.
 */
export const renderServedSlides = ({ index, previous, isPlaying, isRotating }: CarouselState): void => {
  const slides = document.querySelectorAll(`[${slideHook}]`)
  slides.forEach((slide, number) => {
    slide.toggleAttribute("hidden", number !== index && number !== previous)
    slide.toggleAttribute("inert", number === previous)
    slide.parentElement?.setAttribute("aria-live", isRotating ? "off" : "polite")
  })
  document.querySelectorAll(`[${goToHook}]`).forEach((dot, number) => {
    dot.setAttribute("aria-current", String(number === index))
  })
  const rotation = document.querySelector(`[${rotationHook}]`)
  rotation?.setAttribute(rotationHook, String(isPlaying))
  rotation?.setAttribute("aria-label", rotation.getAttribute(isPlaying ? stopHook : startHook) ?? "")
  // The next picture is fetched while this one is shown. Its element is in the page already, with lazy loading.
  if (isRotating) slides[(index + 1) % slides.length]?.querySelector("img")?.setAttribute("loading", "eager")
}

/** Returns the element of the event, if it is in the carousel. */
const findInCarousel = (event: Event): HTMLElement | null => closest(event, `[${carouselHook}] *`)

/** Returns what a press changes; without a control, nothing. */
const getChange = (control: HTMLElement | null, { index, isPlaying }: CarouselState): Partial<CarouselState> =>
  control?.matches(`[${rotationHook}]`)
    ? { isPlaying: !isPlaying }
    : { index: Number(control?.getAttribute(goToHook) ?? index) + Number(control?.getAttribute(stepHook) ?? 0) }

/** Returns by how many slides a swipe that began at `startX` moves the carousel: 1, -1, or 0 if it is no swipe. */
const getSwipe = (event: PointerEvent, startX: number): number => {
  const across = startX - event.clientX
  return Math.abs(across) > swipePx && closest(event, `[${slideHook}]`) ? Math.sign(across) : 0
}

/**
 * Creates the single owner of the carousel's timer and index for the lifetime of the document. It finds the controls and
 * the slides by their hooks.
 */
export const createCarousel = (): Carousel => {
  const motion = matchMedia("(prefers-reduced-motion: reduce)")
  let state = servedState
  let isHovered = false
  let render = renderServedSlides
  let timer: ReturnType<typeof setTimeout>

  const update = (change: Partial<CarouselState>): void => {
    const { length: count } = document.querySelectorAll(`[${goToHook}]`)
    const next = { ...state, ...change }
    // Without a carousel the count is 0 and the remainder NaN; the index then stays 0.
    next.index = (next.index + count) % count || 0
    if (next.index !== state.index) next.previous = state.index
    // Only after the first picture has loaded: rotation fetches the next one.
    const canRotate = document.readyState === "complete" && !document.hidden && !motion.matches
    next.isRotating = Boolean(count) && canRotate && next.isPlaying && !isHovered
    if (String(Object.values(next)) === String(Object.values(state))) return
    state = next
    clearTimeout(timer)
    if (state.isRotating) timer = setTimeout(() => show(state.index + 1), slideMs)
    render(state)
  }
  const show = (index: number): void => update({ index })
  addEventListener("click", event => update(getChange(findSlideControl(event), state)), true)
  addEventListener("pointerover", event => {
    isHovered = event.pointerType !== "touch" && Boolean(findInCarousel(event))
    update({})
  })
  addEventListener("focusin", event => {
    const focused = findInCarousel(event)
    if (focused && isFocusVisible(focused)) update({ isPlaying: false })
  })
  let startX = 0
  addEventListener("pointerdown", event => {
    startX = event.clientX
  })
  addEventListener("pointerup", event => show(state.index + getSwipe(event, startX)))
  const check = (): void => update({})
  addEventListener("visibilitychange", check)
  // Browsers from before 2020 have `addListener` instead, and are left out.
  motion.addEventListener?.("change", check)

  const begin = (): void => update({ isPlaying: state.isPlaying && !isDataSaver() })
  if (document.readyState === "complete") begin()
  else addEventListener("load", begin)
  return {
    getState: () => state,
    show,
    subscribe: (listener = renderServedSlides) => {
      render = listener
      check()
      render(state)
    },
    reset: () => {
      render = renderServedSlides
      clearTimeout(timer)
      state = { ...servedState, isPlaying: !isDataSaver() }
    },
  }
}
