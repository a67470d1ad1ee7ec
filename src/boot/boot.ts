/**
 * The only script that a page runs immediately. It does what is needed at once (the year, the console line of an unknown
 * path, the prefilled service) and what needs no React (copying, changing slides). It loads React when a control is
 * pressed, focused or pointed at, and when there is an unsent message. The build writes it into each page
 * (src/gatsby/fillPages.ts), after the addresses of Gatsby's own scripts.
 */
import type { Words } from "../words/words"
import { addLink } from "./addLink"
import { announce } from "./announce"
import { describeAlwaysOpen, watchClock } from "./clock"
import { closest } from "./closest"
import { canPrefetch, isDataSaver } from "./connection"
import {
  appointmentDraftKey,
  contactDraftKey,
  draftMs,
  scriptHook,
  containerId,
  copyHook,
  hydratedEvent,
  notFoundHook,
  pressable,
  reactLostEvent,
  serviceId,
  serviceParameter,
  shareHook,
  subjectId,
  supportedProperty,
  supportedValue,
  yearHook,
} from "./contract"
import { type CopyWords, copyText } from "./copy"
import { createCarousel, findSlideControl } from "./carousel"
import { renderCarousel } from "./renderCarousel"
import { loadReact, preloadForm } from "./loadReact"
import { watchMenu } from "./menu"
import { openAnswer } from "./openAnswer"
import { describeOpening, describeOpeningAndCalls, hideOutdated } from "./openingClock"
import { recordNodes } from "./servedNodes"
import { shareLink } from "./share"
import { showOwnAddress } from "./showOwnAddress"
import { createTrustedScripts } from "./trustedScripts"

/** What of this script a page needs: the build says so for each page, and leaves out the rest (src/gatsby/scripts.ts). */
declare const PARTS: Readonly<
  Record<
    | "react"
    | "form"
    | "clock"
    | "week"
    | "callFirst"
    | "copy"
    | "share"
    | "answers"
    | "gallery"
    | "carousel"
    | "service"
    | "message"
    | "languages"
    | "notFound",
    boolean
  >
>

/** The words of this script in the page's language, from the build as well. */
declare const WORDS: Words["script"] & Words["copy"] & Pick<Words["carousel"], "start" | "stop">

/** Milliseconds that a held click may take before the announcer says that something is loading. */
const announceAfterMs = 1000
/** Milliseconds after which controls are released to the browser because React has not loaded. */
const reactTimeoutMs = 30_000
/** Controls that need React, and links that open a dialog with it. The menu, the answers and copying work without it. */
const reactControls = `button:not([popovertarget]):not([${copyHook}]),input,select,textarea${PARTS.gallery ? ",a[aria-haspopup]" : ""}${PARTS.answers && !("name" in HTMLDetailsElement.prototype) ? ",summary" : ""}`

const copyWords: CopyWords = [WORDS.copied, WORDS.notCopied]

const trustedScripts = createTrustedScripts()
let isLoading = false
let isHydrated = false
// A browser from before 2021 keeps the page as it is without scripts.
let isReleased = !CSS.supports(supportedProperty, supportedValue)
/** The control whose press waits for React. */
let heldControl: HTMLElement | undefined
let announceTimer: ReturnType<typeof setTimeout>

/** Loads React, and what a form needs if the event was in one. */
const load = (event?: Event): void => {
  if (PARTS.react && !isLoading && !isReleased) {
    isLoading = true
    loadReact()
    if (PARTS.form && event && closest(event, "form")) preloadForm()
    setTimeout(releaseControls, reactTimeoutMs)
  }
}

/** Ends the held click and removes every sign that it is waiting. */
const endHold = (): HTMLElement | undefined => {
  const control = heldControl
  heldControl = undefined
  clearTimeout(announceTimer)
  announce()
  control?.removeAttribute("aria-busy")
  return control
}

/** React cannot load: the page works as it does without scripts, and a visitor who has pressed a control is asked to call. */
const releaseControls = (): void => {
  if (!isLoading || isHydrated || isReleased) return
  isReleased = true
  const control = endHold()
  // A link leads on by itself.
  if (PARTS.gallery && control?.matches("a")) control.click()
  else if (control) announce(`${WORDS.notLoaded} `, document.querySelector("footer a[href^=tel]")?.cloneNode(true))
}

const onError = (event: Event): void => {
  // Of files, only our scripts: without a picture React works as well as with it. An error in a script has no element.
  if (closest(event, "*")?.matches("script") ?? true) releaseControls()
}

/** React has hydrated the page: the held click takes effect, once. */
const onHydrated = (): void => {
  isHydrated = true
  isReleased = false
  // After the render in which the forms take over what was typed. A control that React has replaced is not in the page.
  setTimeout(() => endHold()?.click())
}

/** React has failed as a whole: the page works as it does without scripts. */
const onReactLost = (): void => {
  isHydrated = false
  if (PARTS.carousel) window.carousel?.subscribe()
  releaseControls()
}

const onIntent = (event: Event): void => {
  if (closest(event, reactControls)) load(event)
}

/** Handles a click that needs no React, or holds it until React is ready. */
const holdClick = (event: MouseEvent): void => {
  // Another tab or window was asked for: the link does what links do.
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
  const copyButton = PARTS.copy && closest(event, `[${copyHook}]`)
  const linkToShare = PARTS.share && !isElsewhere && closest<HTMLAnchorElement>(event, `[${shareHook}]`)
  const slideButton = PARTS.carousel && findSlideControl(event)
  const control = PARTS.react && !isHydrated && !isReleased && closest(event, reactControls)
  // The parts are named again, so that a page without them does not carry their functions.
  if (PARTS.copy && copyButton) void copyText(copyButton, copyWords)
  else if (PARTS.share && linkToShare) void shareLink(linkToShare, copyWords)
  else if (PARTS.carousel && slideButton) {
    // Its owner has seen the press already.
    load(event)
    return
  } else if (PARTS.react && control && control.matches("button,summary,a") && !isElsewhere) {
    load(event)
    if (!heldControl) {
      heldControl = control
      control.setAttribute("aria-busy", "true")
      announceTimer = setTimeout(() => announce(WORDS.loading), announceAfterMs)
    }
  } else return
  event.preventDefault()
  event.stopImmediatePropagation()
}

if (PARTS.react) {
  addEventListener("pointerdown", onIntent, true)
  addEventListener("pointerover", event => event.pointerType === "mouse" && onIntent(event), true)
  addEventListener("focusin", onIntent, true)
  addEventListener("error", onError, true)
  addEventListener("unhandledrejection", releaseControls)
  addEventListener(hydratedEvent, onHydrated)
  addEventListener(reactLostEvent, onReactLost)
}

// Before anything reads the address.
if (PARTS.react && !PARTS.notFound) showOwnAddress()

// Gatsby changes the address without loading a page. Back and forward lead through such addresses before React is there, too.
const { pathname } = location
addEventListener("popstate", () => {
  if (!isHydrated && location.pathname !== pathname) location.reload()
})

// Until Gatsby handles links: the next page is fetched when its link is pointed at or touched, unless data is costly.
const prefetchLink = (event: Event): void => {
  const link = closest<HTMLAnchorElement>(event, PARTS.gallery ? "a:not([aria-haspopup])" : "a")
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
addEventListener("pointerover", prefetchLink)
addEventListener("touchstart", prefetchLink, { passive: true })

watchMenu()

if (PARTS.answers) {
  openAnswer()
  addEventListener("hashchange", openAnswer)
}

const copyright = document.querySelector(`[${yearHook}]`)
if (copyright) copyright.textContent = `${copyright.textContent}`.replace(/\d+/, String(new Date().getFullYear()))

if (PARTS.clock) {
  const hasReact = () => isLoading && !isReleased
  // Each page carries what its clinic's hours need.
  if (!PARTS.week) watchClock(describeAlwaysOpen, hasReact)
  else if (PARTS.callFirst) watchClock(describeOpeningAndCalls, hasReact, hideOutdated)
  else watchClock(describeOpening, hasReact, hideOutdated)
}

if (PARTS.react) {
  const container = document.querySelector(`#${containerId}`)
  window.servedNodes = container ? recordNodes(container) : []
}

if (PARTS.notFound) {
  document.documentElement.setAttribute(notFoundHook, location.pathname)
  console.error(`404: no page at ${location.pathname}`)
}

const parameters = /* @__PURE__ */ new URLSearchParams(location.search)

/** Where the form of this page is kept. */
const draftKey = PARTS.message ? contactDraftKey : appointmentDraftKey

/** What was typed into it and not sent, as it is stored. */
const readDraft = (): string | null => {
  try {
    return sessionStorage.getItem(draftKey)
  } catch {
    // No storage, no draft.
    return null
  }
}

if (PARTS.service) {
  // Without React the form leads to words in the page. The browser would load the page for them, and empty the form.
  addEventListener("submit", event => {
    const action = isReleased && closest(event, "form")?.getAttribute("action")
    if (!action) return
    event.preventDefault()
    location.hash = action
  })
  const serviceSelect = document.querySelector<HTMLSelectElement>(`#${serviceId}`)
  const requestedService = parameters.get(serviceParameter)
  // Not over an unfinished request.
  if (serviceSelect && requestedService && !readDraft()) {
    serviceSelect.value = requestedService
    // An address may name a service that cannot be booked: “Choose one”, then.
    serviceSelect.selectedIndex = serviceSelect.selectedIndex < 0 ? 0 : serviceSelect.selectedIndex
  }
}

/** In the other language the form asks for the same. Done at the press, because React changes the address of the page. */
const keepSearch = (event: Event): void => {
  const link = closest<HTMLAnchorElement>(event, "a[lang][hreflang]")
  if (link) link.search = location.search
}

if (PARTS.languages) {
  addEventListener("pointerdown", keepSearch)
  addEventListener("click", keepSearch)
}

if (PARTS.message) {
  const subjectField = document.querySelector<HTMLInputElement>(`#${subjectId}`)
  const linkedSubject = parameters.get(subjectId)
  // Not over what was typed, nor over an unsent message.
  if (linkedSubject && subjectField && !subjectField.value && !readDraft()) subjectField.value = linkedSubject
}

if (PARTS.message || PARTS.service) {
  // What is typed before React has come is in the page alone, and would go with it.
  addEventListener("pagehide", () => {
    if (isHydrated || isReleased) return
    try {
      const stored: object = JSON.parse(readDraft() ?? "{}")
      const draft = Date.now() - Reflect.get(stored, "at") < draftMs ? stored : {}
      for (const { id, value } of document.querySelectorAll<HTMLInputElement>(
        "form input[id],form select[id],form textarea[id]"
      ))
        // What a link has filled in is no draft.
        if (value && value !== parameters.get(id)) {
          Object.assign(draft, { [id]: value, at: Date.now() })
          sessionStorage.setItem(draftKey, JSON.stringify(draft))
        }
    } catch {
      // No storage, no draft.
    }
  })

  // Brings React for a draft, once the page is painted.
  requestAnimationFrame(() => setTimeout(() => readDraft() && load()))
}

if (PARTS.carousel)
  window.carousel = createCarousel(state => renderCarousel(state, state.isPlaying ? WORDS.stop : WORDS.start))

// The service worker is registered at the first use of a control or on the second page: reading one page costs nothing. What
// it stores must not hold up the scripts for which a press is waiting.
const registerWorker = (): void => {
  if (isLoading && !isHydrated && !isReleased) addEventListener(hydratedEvent, registerWorker)
  else if ("serviceWorker" in navigator && !isDataSaver())
    navigator.serviceWorker.register(trustedScripts.createScriptURL("/sw.js")).catch(() => undefined)
}
if (document.referrer.startsWith(location.origin)) addEventListener("load", registerWorker)
else addEventListener("click", event => closest(event, pressable) && registerWorker(), true)
// After the worker's listener, because it may keep a press to itself.
addEventListener("click", holdClick, true)

// Last: where anything above has failed, what needs this script is not offered.
document.documentElement.toggleAttribute(scriptHook, !isReleased)
