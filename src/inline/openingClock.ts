import type { Clock, Moment, Opening, Times } from "./clock"
import { untilHook } from "./contract"

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
  months: readonly string[]
  /** A day that is more than a week ahead: `{weekday}, {day} {month}`. */
  dayAndMonth: string
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
          ahead > 6
            ? clock.dayAndMonth
                .replace("{weekday}", weekday)
                .replace("{day}", String(day.getUTCDate()))
                .replace("{month}", `${clock.months[day.getUTCMonth()]}`)
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
