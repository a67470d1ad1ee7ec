/**
 * Loads React when a control that needs it is used, and holds the click until then. This half of a site's inline script
 * is the same for every site.
 */
import {
  containerId,
  hydratedEvent,
  interactiveSelector,
  reactLostEvent,
  scriptHook,
  unsupportedValue,
} from "../contract"
import { announce } from "./announce"
import { closest } from "./closest"
import { canPrefetch, isDataSaver } from "./connection"
import { addLink, canStartReact, loadReact, preloadForm } from "./loadReact"
import { opensElsewhere } from "./opensElsewhere"
import { recordNodes } from "./restoreServedNodes"
import { createTrustedScripts } from "../policy/trustedScripts"

/** Milliseconds for which a click waits before the announcer says that something is loading. */
const announceAfterMs = 1000
/** Milliseconds after which controls are left to the browser because React has not loaded. */
const reactTimeoutMs = 30_000

/** Options for the controls of a site. */
interface Controls {
  /** Selector of the controls that need React: using one loads it. */
  selector: string
  words: { loading: string; notLoaded: string }
  /** Returns help for a visitor whose click React cannot handle, such as a link to call. */
  findHelp: () => Node | undefined
}

let controls: Controls
let isLoading = false
let isHydrated = false
let isReleased = false
/** The control whose click waits for React. */
let waitingControl: HTMLElement | undefined
let announceTimer: ReturnType<typeof setTimeout>

const trustedScripts = createTrustedScripts()

/** Returns whether controls are left to the browser, because React has failed. */
export const areControlsReleased = (): boolean => isReleased

/**
 * Runs `start` in a browser that the site supports, and marks the page once it has ended without an error. The feature
 * that decides came with the oldest supported browsers (`browserslist` in package.json). In older ones, nothing runs.
 */
export const startIfSupported = (start: () => void): void => {
  const isSupported = Boolean(Array.prototype.at)
  if (isSupported) start()
  document.documentElement.setAttribute(scriptHook, isSupported ? "" : unsupportedValue)
}

/** Returns whether React is loading or has hydrated the page. */
export const isReactRequested = (): boolean => isLoading && !isReleased

/** Returns whether the page is as it was served and React may still load. */
export const isBeforeReact = (): boolean => !isHydrated && !isReleased

/** Loads React, and the files of a form if the event was in one. */
export const requestReact = (event?: Event): void => {
  if (canStartReact() && !isLoading && !isReleased) {
    isLoading = true
    loadReact()
    if (event && closest(event, "form")) preloadForm()
    setTimeout(releaseControls, reactTimeoutMs)
  }
}

/** Ends the wait of the waiting click and removes every sign of it. Returns the control. */
const endHold = (): HTMLElement | undefined => {
  const control = waitingControl
  waitingControl = undefined
  clearTimeout(announceTimer)
  announce()
  control?.removeAttribute("aria-busy")
  return control
}

const offerHelp = (): void => announce(`${controls.words.notLoaded} `, controls.findHelp())

/** Leaves the page to the browser, as without scripts, because React cannot load. Offers help if a click was waiting. */
const releaseControls = (): void => {
  if (!isLoading || isHydrated || isReleased) return
  isReleased = true
  if (endHold()) offerHelp()
}

const onError = (event: Event): void => {
  // Among files, only our scripts count: React works without a picture. The target of an error in a script is not an
  // element.
  if (closest(event, "*")?.matches("script") ?? true) releaseControls()
}

/** Repeats the waiting click, once, because React has hydrated the page. */
const onHydrated = (): void => {
  isHydrated = true
  isReleased = false
  // Runs after the render in which forms take over the typed values. A control that React has replaced is not in the
  // page.
  setTimeout(() => {
    // React may have failed in the meantime.
    if (isHydrated) endHold()?.click()
  })
}

/** Leaves the page to the browser, as without scripts, because React has failed completely, and offers help. */
const onReactLost = (): void => {
  isHydrated = false
  isReleased = true
  endHold()
  offerHelp()
}

const onIntent = (event: Event): void => {
  if (closest(event, controls.selector)) requestReact(event)
}

/** Holds a click on a control until React has hydrated the page. Returns whether the click waits. */
export const holdClick = (event: MouseEvent): boolean => {
  const control = canStartReact() && isBeforeReact() && closest(event, controls.selector)
  if (!control || !control.matches("button,summary") || opensElsewhere(event)) return false
  requestReact(event)
  if (!waitingControl) {
    waitingControl = control
    control.setAttribute("aria-busy", "true")
    announceTimer = setTimeout(() => announce(controls.words.loading), announceAfterMs)
  }
  return true
}

/** Registers listeners for the controls that need React. */
export const watchControls = (given: Controls): void => {
  controls = given
  if (!canStartReact()) return
  addEventListener("pointerdown", onIntent, true)
  addEventListener("pointerover", event => event.pointerType === "mouse" && onIntent(event), true)
  addEventListener("focusin", onIntent, true)
  addEventListener("error", onError, true)
  addEventListener("unhandledrejection", releaseControls)
  addEventListener(hydratedEvent, onHydrated)
  addEventListener(reactLostEvent, onReactLost)
}

// Until Gatsby handles links: fetches the next page when its link is hovered or touched, unless data is costly. Files,
// such as pictures, are not fetched.
const prefetchLink = (event: Event): void => {
  const link = closest(event, "a")
  if (
    isHydrated ||
    link?.origin !== location.origin ||
    !link.pathname.endsWith("/") ||
    link.pathname === location.pathname ||
    !canPrefetch() ||
    document.querySelector(`link[href="${link.pathname}"]`)
  )
    return
  addLink("prefetch", link.pathname)
}

/** Handles links until Gatsby does. */
export const watchLinks = (): void => {
  // Gatsby changes the URL without loading a page. Before React has loaded, back and forward must load such
  // URLs.
  const { pathname } = location
  addEventListener("popstate", () => {
    if (!isHydrated && location.pathname !== pathname) location.reload()
  })
  addEventListener("pointerover", prefetchLink)
  addEventListener("touchstart", prefetchLink, { passive: true })
}

/** Records the server's HTML as the browser has parsed it, before other programs can change it. */
export const noteServedNodes = (): void => {
  const container = document.querySelector(`#${containerId}`)
  window.servedNodes = container ? recordNodes(container) : []
}

// The files that the worker stores must not delay the scripts for which a click is waiting.
const registerWorker = (): void => {
  if (isLoading && isBeforeReact()) addEventListener(hydratedEvent, registerWorker)
  else if ("serviceWorker" in navigator && !isDataSaver())
    navigator.serviceWorker.register(trustedScripts.createScriptURL("/sw.js")).catch(() => undefined)
}

/**
 * Registers the service worker at the first use of a control or on the second page. Reading one page downloads nothing
 * more.
 */
export const registerOnUse = (): void => {
  if (document.referrer.startsWith(location.origin)) addEventListener("load", registerWorker)
  else addEventListener("click", event => closest(event, interactiveSelector) && registerWorker(), true)
}
