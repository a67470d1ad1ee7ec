import type { Clock, Moment, Opening, Times } from "./clock"
import { untilHook } from "./contract"

/** When a clinic is open that closes. */
export interface OpeningWeek {
  /** The hours of each weekday, from Sunday on. */
  week: readonly Times[]
  /** The hours of special days, by date; those of every year by month and day. */
  special: Readonly<Record<string, Times>>
}

/** How that is said. */
export interface OpeningWords {
  language: string
  /** Each time in words, where they differ from it. */
  times: Readonly<Record<string, string>>
  openUntil: string
  opensToday: string
  opensOn: string
}

/** The hours of a clinic that closes. */
export interface OpeningClock extends Clock, OpeningWeek, OpeningWords {}

/** Hides what is of use until the end of a day that is over where the clinic is. */
export const hideOutdated = ([today = ""]: Moment): void => {
  for (const place of document.querySelectorAll<HTMLElement>(`[${untilHook}]`))
    place.hidden = (place.getAttribute(untilHook) ?? "") < today
}

/** Finds out whether the clinic is open at a moment: until when, or when it opens next. */
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
    const periods = clock.special[date] ?? clock.special[date.slice(5)] ?? clock.week[day.getUTCDay()] ?? []
    if (closes && periods[0]?.[0] !== "00:00") return say(clock.openUntil, closes)
    for (const [from, until] of periods) {
      if (!ahead && until <= time) continue
      if (!closes && (ahead || time < from)) {
        const name = day.toLocaleDateString(clock.language, {
          weekday: "long",
          timeZone: "UTC",
          ...(ahead > 6 && { day: "numeric", month: "long" }),
        })
        return say(ahead ? clock.opensOn : clock.opensToday, from, name, `${date} ${from}`)
      }
      // A time of tomorrow that is still to come today would be taken for one of today.
      if (closes && until > time) return say(clock.open)
      closes = until
      if (closes !== "24:00") return say(clock.openUntil, closes)
    }
  }
  // Behind every date.
  return { opens: "never", sentence: "" }
}
