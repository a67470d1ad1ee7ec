import { notFoundHook, copyHook, pageEvent, shareHook, yearHook } from "./contract"
import { closest, opensElsewhere } from "../../plugins/gatsby-plugin-on-demand"
import {
  canStartReact,
  requestReact,
  holdClick,
  isReactRequested,
  noteServedNodes,
  registerOnUse,
  showOwnPath,
  startIfSupported,
  watchCopies,
  watchControls,
  watchLinks,
} from "../../plugins/gatsby-plugin-on-demand/inline"
import type { Words } from "../words/words"
import { findSlideControl } from "./carousel"
import { type Clocks, describeState, findAlwaysOpen, watchClock, findOpening, hideOutdated } from "./clock"
import { type CopyWords, copyText, shareLink } from "./copyText"
import { watchBooking, watchMenu } from "./watchHeader"

/** Logs the attempted path to the console if this is the 404 page ("Pages" in docs/product.md). */
const reportNotFound = (): void => {
  if (document.querySelector(`[${notFoundHook}]`)) console.error(`404: no page at ${location.pathname}`)
}

/** The words of this script in the page's language, also from the build. */
declare const WORDS: Words["script"] & Words["copy"]

/** The clinic's hours, also from the build. */
declare const CLOCK: Readonly<Clocks>

/** Whether the site runs in develop mode, which has no service worker. */
declare const IS_DEVELOP: boolean
declare const HAS_LANGUAGES: boolean

const copyWords: CopyWords = [WORDS.copied, WORDS.notCopied]

/** Handles a click that needs no React, or holds it until React is ready. */
const handleClick = (event: MouseEvent): void => {
  const copyButton = closest(event, `[${copyHook}]`)
  const linkToShare = !opensElsewhere(event) && closest(event, `a[${shareHook}]`)
  if (copyButton) void copyText(copyButton, copyWords)
  else if (linkToShare) void shareLink(linkToShare, copyWords)
  else if (findSlideControl(event)) {
    // The carousel handles the press itself (carousel.ts).
    requestReact(event)
    return
  } else if (!holdClick(event)) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/**
 * Keeps the query string, such as a prefilled field, in links to other languages. It is read when the link is pressed,
 * because React changes the URL of the page.
 */
const keepSearch = (event: Event): void => {
  const link = closest(event, "a[lang][hreflang]")
  if (link) link.search = location.search
}

/**
 * Opens the answer that the URL names, and scrolls to it. Current browsers do this by themselves; this is for older
 * ones.
 */
const openAnswer = (): void => {
  const answer = document.getElementById(location.hash.slice(1))
  const details = answer?.closest("details:not([open])")
  details?.toggleAttribute("open", true)
  if (details) answer?.scrollIntoView()
}

/**
 * Starts everything that a page needs at once (the year, the console line of an unknown path) or that works without
 * React (copying, sharing, the menu). Loads React when a control is pressed, focused or pointed at. `startPart` starts
 * what only this page has.
 */
export const startPage = (startPart?: () => void): void =>
  startIfSupported(() => {
    watchControls({
      // The menu, the answers and copying work without React.
      selector: `button:not([popovertarget]):not([${copyHook}]),input,select,textarea${"name" in HTMLDetailsElement.prototype ? "" : ",summary"}`,
      words: { loading: WORDS.loading, notLoaded: WORDS.notLoaded },
      findHelp: () => document.querySelector("footer a[href^=tel]")?.cloneNode(true),
    })

    // This comes before any code reads the URL.
    if (canStartReact() && !document.querySelector(`[${notFoundHook}]`)) showOwnPath()

    watchLinks()
    watchMenu()
    watchBooking()

    openAnswer()
    addEventListener("hashchange", openAnswer)

    const copyright = document.querySelector(`[${yearHook}]`)
    if (copyright) copyright.textContent = `${copyright.textContent}`.replace(/\d+/, String(new Date().getFullYear()))

    if (CLOCK.week) {
      const clock = CLOCK.week
      watchClock(
        clock.zone,
        moment => describeState(clock, findOpening(clock, moment), moment),
        isReactRequested,
        hideOutdated
      )
    }
    if (CLOCK.always) {
      const clock = CLOCK.always
      watchClock(clock.zone, moment => describeState(clock, findAlwaysOpen(clock), moment), isReactRequested)
    }

    if (canStartReact()) noteServedNodes()

    reportNotFound()
    addEventListener(pageEvent, reportNotFound)

    if (HAS_LANGUAGES) {
      addEventListener("pointerdown", keepSearch)
      addEventListener("click", keepSearch)
    }

    startPart?.()

    if (!IS_DEVELOP) registerOnUse()
    watchCopies()
    // This listener is added after the worker's, which may stop the event.
    addEventListener("click", handleClick, true)
  })
