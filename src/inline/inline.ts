/**
 * The only script that a page runs immediately. It does what is needed at once (the year, the console line of an unknown
 * path, the prefilled service) and what needs no React (copying, changing slides). It loads React when a control is
 * pressed, focused or pointed at, and when there is an unsent message. The build writes it into each page, after the
 * addresses of Gatsby's own scripts.
 */
import { closest, reactLostEvent } from "../../plugins/gatsby-plugin-on-demand"
import {
  areControlsReleased,
  bringReact,
  holdPress,
  isElsewhere,
  isReactMissing,
  isReactWanted,
  noteServedNodes,
  registerWorkerOnUse,
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
import { findOpenPlace } from "./placesClock"
import { renderCarousel } from "./renderCarousel"
import { shareLink } from "./share"

/** What of this script a page needs: the build says so for each page, and leaves out the rest (src/gatsby/finishOptions.ts). */
declare const PARTS: Readonly<
  Record<
    | "react"
    | "callFirst"
    | "until"
    | "copy"
    | "share"
    | "answers"
    | "dialogs"
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

/** The clinic's hours, from the build as well. */
declare const CLOCK: Readonly<Clocks>

const copyWords: CopyWords = [WORDS.copied, WORDS.notCopied]

watchControls({
  // Links that open a dialog need React as well. The menu, the answers and copying work without it.
  selector: `button:not([popovertarget]):not([${copyHook}]),input,select,textarea${PARTS.dialogs ? ",a[aria-haspopup]" : ""}${PARTS.answers && !("name" in HTMLDetailsElement.prototype) ? ",summary" : ""}`,
  words: { loading: WORDS.loading, notLoaded: WORDS.notLoaded },
  findHelp: () => document.querySelector("footer a[href^=tel]")?.cloneNode(true),
})
if (PARTS.carousel) addEventListener(reactLostEvent, () => window.carousel?.subscribe())

/** Handles a click that needs no React, or holds it until React is ready. */
const handleClick = (event: MouseEvent): void => {
  const copyButton = PARTS.copy && closest(event, `[${copyHook}]`)
  const linkToShare = PARTS.share && !isElsewhere(event) && closest<HTMLAnchorElement>(event, `[${shareHook}]`)
  const slideButton = PARTS.carousel && findSlideControl(event)
  // The parts are named again, so that a page without them does not carry their functions.
  if (PARTS.copy && copyButton) void copyText(copyButton, copyWords)
  else if (PARTS.share && linkToShare) void shareLink(linkToShare, copyWords)
  else if (PARTS.carousel && slideButton) {
    // Its owner has seen the press already.
    bringReact(event)
    return
  } else if (!holdPress(event)) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

// Before anything reads the address.
if (PARTS.react && !PARTS.notFound) showOwnAddress()

watchLinks()
watchMenu()

if (PARTS.answers) {
  openAnswer()
  addEventListener("hashchange", openAnswer)
}

const copyright = document.querySelector(`[${yearHook}]`)
if (copyright) copyright.textContent = `${copyright.textContent}`.replace(/\d+/, String(new Date().getFullYear()))

/** Adds the request to call first, where the clinic ever asks for that. */
const say = (clock: Clock, opening: Opening, moment: Moment): string =>
  PARTS.callFirst ? askToCall(clock, opening, moment) : opening.sentence

if (CLOCK.places) {
  const clock = CLOCK.places
  watchClock(
    clock.zone,
    moment => say(clock, findOpenPlace(clock, moment), moment),
    isReactWanted,
    PARTS.until && hideOutdated
  )
}
if (CLOCK.week) {
  const clock = CLOCK.week
  watchClock(
    clock.zone,
    moment => say(clock, findOpening(clock, moment), moment),
    isReactWanted,
    PARTS.until && hideOutdated
  )
}
if (CLOCK.always) {
  const clock = CLOCK.always
  watchClock(clock.zone, moment => say(clock, findAlwaysOpen(clock), moment), isReactWanted)
}

if (PARTS.react) noteServedNodes()

if (PARTS.notFound) {
  document.documentElement.setAttribute(notFoundHook, location.pathname)
  console.error(`404: no page at ${location.pathname}`)
}

const getParameter = (name: string): string | null => new URLSearchParams(location.search).get(name)

/** Where the form of this page is kept. */
const draftKey = PARTS.message ? contactDraftKey : appointmentDraftKey

/** Returns what was typed into it and not sent, as it is stored. */
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
    const action = areControlsReleased() && closest(event, "form")?.getAttribute("action")
    if (!action) return
    event.preventDefault()
    location.hash = action
  })
}

/** Keeps what the address asks the form for in the other language. Done at the press, because React changes the address of the page. */
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
  // Not over what was typed, nor over an unfinished form.
  if (field && linked && !field.value && !readDraft()) {
    field.value = linked
    // An address may name a service that cannot be booked: “Choose one”, then.
    if (PARTS.service && "selectedIndex" in field && field.selectedIndex < 0) field.selectedIndex = 0
  }

  // What is typed before React has come is in the page alone, and would go with it.
  addEventListener("pagehide", () => {
    if (!isReactMissing()) return
    try {
      const stored: object = JSON.parse(readDraft() ?? "{}")
      const draft = Date.now() - Reflect.get(stored, "at") < draftMs ? stored : {}
      for (const { id, value } of document.querySelectorAll<HTMLInputElement>(
        "form input[id],form select[id],form textarea[id]"
      ))
        // What a link has filled in is no draft.
        if (value && value !== getParameter(id)) {
          Object.assign(draft, { [id]: value, at: Date.now() })
          sessionStorage.setItem(draftKey, JSON.stringify(draft))
        }
    } catch {
      // No storage, no draft.
    }
  })

  // Brings React for a draft, once the page is painted.
  requestAnimationFrame(() => setTimeout(() => readDraft() && bringReact()))
}

if (PARTS.carousel)
  window.carousel = createCarousel(state => renderCarousel(state, state.isPlaying ? WORDS.stop : WORDS.start))

registerWorkerOnUse()
// After the worker's listener, because it may keep a press to itself.
addEventListener("click", handleClick, true)

// Last: where anything above has failed, what needs this script is not offered.
document.documentElement.toggleAttribute(scriptHook, !areControlsReleased())
