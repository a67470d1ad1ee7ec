import { splitMoment } from "../../plugins/gatsby-plugin-content-model/browser"
import { nowHook, outsideHook, pageEvent, untilHook } from "./contract"
import { checkEveryMs } from "./notice"

type Times = readonly (readonly [opens: string, closes: string])[]

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

/** Returns the state of a clinic that is always open. */
export const findAlwaysOpen = ({ open }: Clock): Opening => ({ opens: "", sentence: open })

/** What the page says at a moment, and whether the clinic is closed, or open outside its business hours. */
type State = readonly [sentence: string, isOutside: boolean]

/** Returns the state at a moment. Outside its business hours, a clinic that is open asks people to call first. */
export const describeState = (
  { business, callFirst }: Clock,
  { opens, sentence }: Opening,
  [day = "", time = ""]: Moment
): State => {
  if (opens || !business) return [sentence, opens !== ""]
  const isOutside = !business[new Date(day).getUTCDay()]?.some(([from, until]) => from <= time && time < until)
  return [isOutside ? `${callFirst}`.replace("{now}", sentence) : sentence, isOutside]
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
    const [sentence, isOutside] = describe(moment)
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

/** Opening hours of a clinic that is not always open. */
interface OpeningWeek {
  /** Hours of each weekday, from Sunday on. */
  week: readonly Times[]
  /** Hours of special days, keyed by date. */
  special: Readonly<Record<string, Times>>
}

/** The words for the opening hours. */
interface OpeningWords {
  /** Names of the days, from Sunday on. */
  days: readonly string[]
  /** Names of the months, and a day that is more than a week ahead: `{weekday}, {day} {month}`, where one can be shown. */
  months?: readonly string[]
  dayAndMonth?: string
  /** Times in words, keyed by time, if the words differ from it. */
  times: Readonly<Record<string, string>>
  openUntil: string
  opensToday: string
  opensOn: string
}

/** The hours of a clinic that is not always open, with their words. */
export interface OpeningClock extends Clock, OpeningWeek, OpeningWords {}

/** The clinic's hours: one of these, or none if the sentence is the same at any time. */
export interface Clocks {
  always?: Clock | undefined
  week?: OpeningClock | undefined
}

/** Hides the elements whose last day has passed in the clinic's time zone. */
export const hideOutdated = ([today = ""]: Moment): void => {
  for (const element of document.querySelectorAll<HTMLElement>(`[${untilHook}]`))
    element.hidden = (element.getAttribute(untilHook) ?? "") < today
}

/** Returns whether the clinic is open at a moment, with the time at which it closes or opens next. */
export const findOpening = (clock: OpeningClock, [today = "", time = ""]: Moment): Opening => {
  // Not with `fill` (src/words/words.ts), which would be 50 bytes more in each page.
  const say = (sentence: string, at = "", day = "", opens = ""): Opening => ({
    opens,
    sentence: sentence.replace("{time}", clock.times[at] ?? at).replace("{day}", day),
  })
  let closes = ""
  for (let ahead = 0; ahead < 366; ahead += 1) {
    const day = new Date(today)
    day.setUTCDate(day.getUTCDate() + ahead)
    const date = day.toISOString().slice(0, 10)
    const periods = clock.special[date] ?? clock.week[day.getUTCDay()] ?? []
    if (closes && periods[0]?.[0] !== "00:00") return say(clock.openUntil, closes)
    for (const [from, until] of periods) {
      if (!ahead && until <= time) continue
      if (!closes && (ahead || time < from)) {
        const weekday = `${clock.days[day.getUTCDay()]}`
        const name =
          ahead > 6 && clock.dayAndMonth
            ? clock.dayAndMonth
                .replace("{weekday}", weekday)
                .replace("{day}", String(day.getUTCDate()))
                .replace("{month}", `${clock.months?.[day.getUTCMonth()]}`)
            : weekday
        return say(ahead ? clock.opensOn : clock.opensToday, from, name, `${date} ${from}`)
      }
      // If it closes tomorrow at a time that is still ahead today, visitors would take it for today's.
      if (closes && until > time) return say(clock.open)
      closes = until
      if (closes !== "24:00") return say(clock.openUntil, closes)
    }
  }
  // Sorts after every date.
  return { opens: "never", sentence: "" }
}
