import { nowHook } from "./contract"
import { checkEveryMs } from "./notice"

export type Times = readonly (readonly [opens: string, closes: string])[]

/** The clinic's hours as the build writes them into the inline script (src/model/createClock.ts). */
export interface Clock {
  zone: string
  /** The regular business hours of each weekday, from Sunday on; at other hours people call first. */
  business?: readonly Times[] | undefined
  open: string
  /** That people are asked to call before they come, after `{now}`, what is said of the opening hours. */
  callFirst?: string | undefined
}

/** The day and the time of a moment, as the content writes them. */
export type Moment = readonly string[]

/** What holds at a moment. */
export interface Opening {
  /** The day and time of the next opening, as a text that sorts; empty while it is open. */
  opens: string
  sentence: string
  /** The business hours of the place that the sentence is about, where there are several. */
  business?: Clock["business"]
}

/** Splits a moment into a day and a time of it in a time zone: Swedish writes it as 2026-12-24 18:00:00. */
export const splitMoment = (moment: number, timeZone: string): string[] =>
  new Date(moment).toLocaleString("sv", { timeZone }).split(" ")

/** Finds out what holds where the clinic is always open. */
export const findAlwaysOpen = ({ open }: Clock): Opening => ({ opens: "", sentence: open })

/** Says what holds at a moment and, where the clinic is open outside its business hours, asks people to call first. */
export const askToCall = (clock: Clock, opening: Opening, [day = "", time = ""]: Moment): string => {
  const { opens, sentence, business = clock.business } = opening
  return opens ||
    !business ||
    business[new Date(day).getUTCDay()]?.some(([from, until]) => from <= time && time < until)
    ? sentence
    : `${clock.callFirst}`.replace("{now}", sentence)
}

/**
 * Says on the page, from now on, what holds: `describe` says it in a sentence, at once and every half minute. Only an
 * attribute of the root element changes while React has the page: React writes what is in it.
 */
export const watchClock = (
  zone: string,
  describe: (moment: Moment) => string,
  hasReact: () => boolean,
  hideOutdated?: false | ((today: Moment) => void)
): void => {
  const update = (): void => {
    const moment = splitMoment(Date.now(), zone)
    if (hideOutdated) hideOutdated(moment)
    const sentence = describe(moment)
    if (document.documentElement.getAttribute(nowHook) === sentence) return
    document.documentElement.setAttribute(nowHook, sentence)
    dispatchEvent(new Event(nowHook))
    if (!hasReact()) for (const place of document.querySelectorAll(`body [${nowHook}]`)) place.textContent = sentence
  }
  try {
    update()
  } catch {
    // A browser that does not know the time zone: the hours on the page serve.
    return
  }
  setInterval(update, checkEveryMs)
}
