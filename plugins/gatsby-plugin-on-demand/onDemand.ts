/**
 * Brings React when a control that needs it is used, and holds the press until then: the half of a site's inline script that
 * is the same for every site.
 */
import { containerId, hydratedEvent, pressable, reactLostEvent, supportedProperty, supportedValue } from "./contract"
import { addLink } from "./addLink"
import { announce } from "./announce"
import { closest } from "./closest"
import { canPrefetch, isDataSaver } from "./connection"
import { loadReact, preloadForm } from "./loadReact"
import { recordNodes } from "./servedNodes"
import { createTrustedScripts } from "./trustedScripts"

/** What of this script a page needs: the build says so for each page, and leaves out the rest. */
declare const PARTS: Readonly<Record<"react" | "form" | "dialogs", boolean>>

/** Milliseconds that a held press may take before the announcer says that something is loading. */
const announceAfterMs = 1000
/** Milliseconds after which controls are released to the browser because React has not loaded. */
const reactTimeoutMs = 30_000

/** What a site says of its controls. */
interface Controls {
  /** The controls that need React, as a selector: using one brings it. */
  selector: string
  words: { loading: string; notLoaded: string }
  /** Returns what helps a visitor whose press React cannot answer, such as a link to call. */
  findHelp: () => Node | undefined
}

let controls: Controls
let isLoading = false
let isHydrated = false
// A browser from before 2021 keeps the page as it is without scripts.
let isReleased = !CSS.supports(supportedProperty, supportedValue)
/** The control whose press waits for React. */
let heldControl: HTMLElement | undefined
let announceTimer: ReturnType<typeof setTimeout>

const trustedScripts = createTrustedScripts()

/** Returns whether controls are left to the browser: React has failed, or the browser does not support the site. */
export const areControlsReleased = (): boolean => isReleased

/** Returns whether React has the page, or is on its way. */
export const isReactWanted = (): boolean => isLoading && !isReleased

/** Returns whether the page is as it was served, and React may still come. */
export const isReactMissing = (): boolean => !isHydrated && !isReleased

/** Loads React, and what a form needs if the event was in one. */
export const bringReact = (event?: Event): void => {
  if (PARTS.react && !isLoading && !isReleased) {
    isLoading = true
    loadReact()
    if (PARTS.form && event && closest(event, "form")) preloadForm()
    setTimeout(releaseControls, reactTimeoutMs)
  }
}

/** Ends the held press and removes every sign that it is waiting. */
const endHold = (): HTMLElement | undefined => {
  const control = heldControl
  heldControl = undefined
  clearTimeout(announceTimer)
  announce()
  control?.removeAttribute("aria-busy")
  return control
}

/** Lets the page work as it does without scripts, because React cannot load, and offers help to a visitor who has pressed a control. */
const releaseControls = (): void => {
  if (!isLoading || isHydrated || isReleased) return
  isReleased = true
  const control = endHold()
  // A link leads on by itself.
  if (PARTS.dialogs && control?.matches("a")) control.click()
  else if (control) announce(`${controls.words.notLoaded} `, controls.findHelp())
}

const onError = (event: Event): void => {
  // Of files, only our scripts: without a picture React works as well as with it. An error in a script has no element.
  if (closest(event, "*")?.matches("script") ?? true) releaseControls()
}

/** Lets the held press take effect, once, because React has hydrated the page. */
const onHydrated = (): void => {
  isHydrated = true
  isReleased = false
  // After the render in which the forms take over what was typed. A control that React has replaced is not in the page.
  setTimeout(() => endHold()?.click())
}

/** Lets the page work as it does without scripts, because React has failed as a whole. */
const onReactLost = (): void => {
  isHydrated = false
  releaseControls()
}

const onIntent = (event: Event): void => {
  if (closest(event, controls.selector)) bringReact(event)
}

/** Returns whether another tab or window was asked for: the link does what links do. */
export const isElsewhere = (event: MouseEvent): boolean => event.ctrlKey || event.metaKey || event.shiftKey

/** Holds a press of a control until React has the page. Returns whether it does. */
export const holdPress = (event: MouseEvent): boolean => {
  const control = PARTS.react && isReactMissing() && closest(event, controls.selector)
  if (!PARTS.react || !control || !control.matches("button,summary,a") || isElsewhere(event)) return false
  bringReact(event)
  if (!heldControl) {
    heldControl = control
    control.setAttribute("aria-busy", "true")
    announceTimer = setTimeout(() => announce(controls.words.loading), announceAfterMs)
  }
  return true
}

/** Watches the controls that need React. */
export const watchControls = (given: Controls): void => {
  controls = given
  if (!PARTS.react) return
  addEventListener("pointerdown", onIntent, true)
  addEventListener("pointerover", event => event.pointerType === "mouse" && onIntent(event), true)
  addEventListener("focusin", onIntent, true)
  addEventListener("error", onError, true)
  addEventListener("unhandledrejection", releaseControls)
  addEventListener(hydratedEvent, onHydrated)
  addEventListener(reactLostEvent, onReactLost)
}

// Until Gatsby handles links: the next page is fetched when its link is pointed at or touched, unless data is costly.
const prefetchLink = (event: Event): void => {
  const link = closest<HTMLAnchorElement>(event, PARTS.dialogs ? "a:not([aria-haspopup])" : "a")
  if (
    isHydrated ||
    link?.origin !== location.origin ||
    link.pathname === location.pathname ||
    !canPrefetch() ||
    document.querySelector(`link[href="${link.pathname}"]`)
  )
    return
  addLink("prefetch", link.pathname)
}

/** Follows links until Gatsby does. */
export const watchLinks = (): void => {
  // Gatsby changes the address without loading a page. Back and forward lead through such addresses before React is there, too.
  const { pathname } = location
  addEventListener("popstate", () => {
    if (!isHydrated && location.pathname !== pathname) location.reload()
  })
  addEventListener("pointerover", prefetchLink)
  addEventListener("touchstart", prefetchLink, { passive: true })
}

/** Notes the HTML of the server as the browser has read it, before others can have changed it. */
export const noteServedNodes = (): void => {
  const container = document.querySelector(`#${containerId}`)
  window.servedNodes = container ? recordNodes(container) : []
}

// What the worker stores must not hold up the scripts for which a press is waiting.
const registerWorker = (): void => {
  if (isLoading && isReactMissing()) addEventListener(hydratedEvent, registerWorker)
  else if ("serviceWorker" in navigator && !isDataSaver())
    navigator.serviceWorker.register(trustedScripts.createScriptURL("/sw.js")).catch(() => undefined)
}

/** Registers the service worker at the first use of a control, or on the second page: reading one page costs nothing. */
export const registerWorkerOnUse = (): void => {
  if (document.referrer.startsWith(location.origin)) addEventListener("load", registerWorker)
  else addEventListener("click", event => closest(event, pressable) && registerWorker(), true)
}
