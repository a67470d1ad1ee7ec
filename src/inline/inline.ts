/**
 * The only script that a page runs immediately. It does everything that is needed at once (the year, the console line
 * of an unknown path, the prefilled service) or that works without React (copying, changing slides). It loads React
 * when a control is pressed, focused or pointed at, and when there is an unsent message. The build writes it into each
 * page, after the addresses of Gatsby's own scripts.
 */
import { closest, reactLostEvent } from "../../plugins/gatsby-plugin-on-demand"
import {
  areControlsReleased,
  requestReact,
  holdPress,
  opensElsewhere,
  isReactMissing,
  isReactRequested,
  noteServedNodes,
  registerWorkerOnUse,
  watchCopies,
  showOwnAddress,
  watchControls,
  watchLinks,
} from "../../plugins/gatsby-plugin-on-demand/inline"
import type { Words } from "../words/words"
import { createCarousel, findSlideControl } from "./carousel"
import { type Clock, type Moment, type Opening, askToCall, findAlwaysOpen, watchClock } from "./clock"
import type { Clocks } from "./clocks"
import {
  appointmentDraftKey,
  contactDraftKey,
  copyHook,
  draftMs,
  notFoundHook,
  scriptHook,
  serviceId,
  shareHook,
  subjectId,
  yearHook,
} from "./contract"
import { type CopyWords, copyText } from "./copy"
import { watchMenu } from "./menu"
import { openAnswer } from "./openAnswer"
import { findOpening, hideOutdated } from "./openingClock"
import { renderCarousel } from "./renderCarousel"
import { shareLink } from "./share"

/**
 * The parts of this script that a page needs. The build sets them for each page, and leaves out the rest
 * (src/gatsby/finishOptions.ts).
 */
declare const PARTS: Readonly<
  Record<
    | "react"
    | "callFirst"
    | "until"
    | "copy"
    | "share"
    | "answers"
    | "carousel"
    | "service"
    | "message"
    | "languages"
    | "notFound",
    boolean
  >
>

/** The words of this script in the page's language, also from the build. */
declare const WORDS: Words["script"] & Words["copy"] & Pick<Words["carousel"], "start" | "stop">

/** The clinic's hours, also from the build. */
declare const CLOCK: Readonly<Clocks>

const copyWords: CopyWords = [WORDS.copied, WORDS.notCopied]

watchControls({
  // The menu, the answers and copying work without React.
  selector: `button:not([popovertarget]):not([${copyHook}]),input,select,textarea${PARTS.answers && !("name" in HTMLDetailsElement.prototype) ? ",summary" : ""}`,
  words: { loading: WORDS.loading, notLoaded: WORDS.notLoaded },
  findHelp: () => document.querySelector("footer a[href^=tel]")?.cloneNode(true),
})
if (PARTS.carousel) addEventListener(reactLostEvent, () => window.carousel?.subscribe())

/** Handles a click that needs no React, or holds it until React is ready. */
const handleClick = (event: MouseEvent): void => {
  const copyButton = PARTS.copy && closest(event, `[${copyHook}]`)
  const linkToShare = PARTS.share && !opensElsewhere(event) && closest<HTMLAnchorElement>(event, `[${shareHook}]`)
  const slideButton = PARTS.carousel && findSlideControl(event)
  // Repeating the part in the condition lets the build leave its functions out of pages without it.
  if (PARTS.copy && copyButton) void copyText(copyButton, copyWords)
  else if (PARTS.share && linkToShare) void shareLink(linkToShare, copyWords)
  else if (PARTS.carousel && slideButton) {
    // The carousel has handled the press already.
    requestReact(event)
    return
  } else if (!holdPress(event)) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

// This comes before any code reads the address.
if (PARTS.react && !PARTS.notFound) showOwnAddress()

watchLinks()
watchMenu()

if (PARTS.answers) {
  openAnswer()
  addEventListener("hashchange", openAnswer)
}

const copyright = document.querySelector(`[${yearHook}]`)
if (copyright) copyright.textContent = `${copyright.textContent}`.replace(/\d+/, String(new Date().getFullYear()))

/** Adds the request to call first, if the clinic has business hours. */
const say = (clock: Clock, opening: Opening, moment: Moment): string =>
  PARTS.callFirst ? askToCall(clock, opening, moment) : opening.sentence

if (CLOCK.week) {
  const clock = CLOCK.week
  watchClock(
    clock.zone,
    moment => say(clock, findOpening(clock, moment), moment),
    isReactRequested,
    PARTS.until && hideOutdated
  )
}
if (CLOCK.always) {
  const clock = CLOCK.always
  watchClock(clock.zone, moment => say(clock, findAlwaysOpen(clock), moment), isReactRequested)
}

if (PARTS.react) noteServedNodes()

if (PARTS.notFound) {
  document.documentElement.setAttribute(notFoundHook, location.pathname)
  console.error(`404: no page at ${location.pathname}`)
}

const getParameter = (name: string): string | null => new URLSearchParams(location.search).get(name)

/** The session storage key for the form of this page. */
const draftKey = PARTS.message ? contactDraftKey : appointmentDraftKey

/** Returns the stored draft of the form, if there is one. */
const readDraft = (): string | null => {
  try {
    return sessionStorage.getItem(draftKey)
  } catch {
    // There is no storage, and so no draft.
    return null
  }
}

if (PARTS.service) {
  // Without React, submitting the form leads to a text in the same page. The browser would reload the page for it, and
  // empty the form.
  addEventListener("submit", event => {
    const action = areControlsReleased() && closest(event, "form")?.getAttribute("action")
    if (!action) return
    event.preventDefault()
    location.hash = action
  })
}

/**
 * Keeps the query string, such as a prefilled field, in links to other languages. It is read when the link is pressed,
 * because React changes the address of the page.
 */
const keepSearch = (event: Event): void => {
  const link = closest<HTMLAnchorElement>(event, "a[lang][hreflang]")
  if (link) link.search = location.search
}

if (PARTS.languages) {
  addEventListener("pointerdown", keepSearch)
  addEventListener("click", keepSearch)
}

if (PARTS.message || PARTS.service) {
  const linkedId = PARTS.message ? subjectId : serviceId
  const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(`#${linkedId}`)
  const linked = getParameter(linkedId)
  // Typed text and unfinished drafts are never overwritten.
  if (field && linked && !field.value && !readDraft()) {
    field.value = linked
    // If the address names a service that cannot be booked, the field shows “Choose one”.
    if (PARTS.service && "selectedIndex" in field && field.selectedIndex < 0) field.selectedIndex = 0
  }

  // Text typed before React has loaded exists only in the page, and would be lost with it.
  addEventListener("pagehide", () => {
    if (!isReactMissing()) return
    try {
      const stored: object = JSON.parse(readDraft() ?? "{}")
      const draft = Date.now() - Reflect.get(stored, "at") < draftMs ? stored : {}
      for (const { id, value } of document.querySelectorAll<HTMLInputElement>(
        "form input[id],form select[id],form textarea[id]"
      ))
        // A value that came from a link is not a draft.
        if (value && value !== getParameter(id)) {
          Object.assign(draft, { [id]: value, at: Date.now() })
          sessionStorage.setItem(draftKey, JSON.stringify(draft))
        }
    } catch {
      // There is no storage, and so no draft.
    }
  })

  // Loads React for a draft, after the page has been painted.
  requestAnimationFrame(() => setTimeout(() => readDraft() && requestReact()))
}

if (PARTS.carousel)
  window.carousel = createCarousel(state => renderCarousel(state, state.isPlaying ? WORDS.stop : WORDS.start))

registerWorkerOnUse()
watchCopies()
// This listener is added after the worker's, which may stop the event.
addEventListener("click", handleClick, true)

// This comes last: if anything above has failed, controls that need this script stay hidden.
document.documentElement.toggleAttribute(scriptHook, !areControlsReleased())
