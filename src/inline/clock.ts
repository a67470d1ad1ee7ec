import { nowHook, outsideHook, pageEvent } from "./contract"
import { checkEveryMs } from "./notice"

export type Times = readonly (readonly [opens: string, closes: string])[]

/** The clinic's hours, which the build writes into the inline script (src/model/hours/createClock.ts). */
export interface Clock {
  zone: string
  /** Regular business hours of each weekday, from Sunday on. At other times people should call first. */
  business?: readonly Times[] | undefined
  open: string
  /**
   * The sentence that asks people to call before they come. `{now}` stands for the sentence about the opening hours.
   */
  callFirst?: string | undefined
}

/** Day and time of a moment, in the format of the content. */
export type Moment = readonly string[]

/** The opening state at a moment. */
export interface Opening {
  /** Day and time of the next opening, as a sortable text; empty while it is open. */
  opens: string
  sentence: string
}

/** Returns the day and the time of a moment in a time zone. The Swedish locale formats them as 2026-12-24 18:00:00. */
export const splitMoment = (moment: number, timeZone: string): string[] =>
  new Date(moment).toLocaleString("sv", { timeZone }).split(" ")

/** Returns the state of a clinic that is always open. */
export const findAlwaysOpen = ({ open }: Clock): Opening => ({ opens: "", sentence: open })

/** What the page says at a moment. */
interface State {
  sentence: string
  /** Whether the clinic is closed, or open outside its business hours. */
  isOutside: boolean
}

/** Returns the state at a moment. Outside its business hours, a clinic that is open asks people to call first. */
export const describeState = (
  { business, callFirst }: Clock,
  { opens, sentence }: Opening,
  [day = "", time = ""]: Moment
): State => {
  if (opens || !business) return { sentence, isOutside: opens !== "" }
  const isOutside = !business[new Date(day).getUTCDay()]?.some(([from, until]) => from <= time && time < until)
  return { sentence: isOutside ? `${callFirst}`.replace("{now}", sentence) : sentence, isOutside }
}

/**
 * Keeps the sentence about the current state up to date on the page: `describe` returns it, at once and then every half
 * minute. While React controls the page, only an attribute of the root element changes, because React alone writes
 * inside its root.
 */
export const watchClock = (
  zone: string,
  describe: (moment: Moment) => State,
  isReactRequested: () => boolean,
  hideOutdated?: false | ((today: Moment) => void)
): void => {
  const update = (): void => {
    const moment = splitMoment(Date.now(), zone)
    if (hideOutdated) hideOutdated(moment)
    const { sentence, isOutside } = describe(moment)
    document.documentElement.toggleAttribute(outsideHook, isOutside)
    if (document.documentElement.getAttribute(nowHook) === sentence) return
    document.documentElement.setAttribute(nowHook, sentence)
    dispatchEvent(new Event(nowHook))
    if (!isReactRequested())
      for (const element of document.querySelectorAll(`body [${nowHook}]`)) element.textContent = sentence
  }
  try {
    update()
  } catch {
    // If the browser does not know the time zone, the page's static hours are enough.
    return
  }
  setInterval(update, checkEveryMs)
  addEventListener(pageEvent, update)
}
