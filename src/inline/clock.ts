import { checkEveryMs } from "./notice"
import { clockHook, nowHook } from "./contract"

export type Times = readonly (readonly [opens: string, closes: string])[]

/** The clinic's hours as the build writes them into the page (src/model/hoursText.ts). */
export interface Clock {
  zone: string
  /** The regular business hours of each weekday, from Sunday on; at other hours people call first. */
  business?: readonly Times[]
  open: string
  /** That people are asked to call before they come, after `{now}`, what is said of the opening hours. */
  callFirst?: string
}

/** A day and a time of it in a time zone, as the content writes them: Swedish writes a moment as 2026-12-24 18:00:00. */
export const splitMoment = (moment: number, timeZone: string): string[] =>
  new Date(moment).toLocaleString("sv", { timeZone }).split(" ")

/** The weekday of a day, from Sunday on. */
export const getWeekday = (day: string): number => new Date(day).getUTCDay()

export const isWithin = (periods: Times | undefined, time: string): boolean =>
  Boolean(periods?.some(([opens, closes]) => opens <= time && time < closes))

/** `sentence`, with a request to call first where the clinic asks for that at this time. */
export const askToCall = (clock: Clock, [day = "", time = ""]: readonly string[], sentence: string): string =>
  isWithin(clock.business?.[getWeekday(day)], time) ? sentence : `${clock.callFirst}`.replace("{now}", sentence)

/** What holds at a moment where the clinic is always open. */
export const describeAlwaysOpen = (clock: Clock, now: number): string =>
  askToCall(clock, splitMoment(now, clock.zone), clock.open)

/**
 * Says on the page, from now on, what holds: `describe` says it in a sentence, at once and every half minute. Only an
 * attribute of the root element changes
 * while React has the page: React writes what is in it.
 */
export const watchClock = <C extends Clock>(
  describe: (clock: C, now: number) => string,
  hasReact: () => boolean,
  hideOutdated?: (timeZone: string) => void
): void => {
  const text = document.querySelector(`[${clockHook}]`)?.getAttribute(clockHook)
  if (!text) return
  // As src/model/hoursText.ts has written it.
  const clock: C = JSON.parse(text)
  const update = (): void => {
    hideOutdated?.(clock.zone)
    const sentence = describe(clock, Date.now())
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
