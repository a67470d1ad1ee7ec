import { type Clock, type Times, askToCall, getWeekday, isWithin, splitMoment } from "./clock"
import { untilHook } from "./contract"

/** The hours of a clinic that closes. */
export interface OpeningClock extends Clock {
  language: string
  /** The hours of each weekday, from Sunday on. */
  week: readonly Times[]
  /** The hours of special days, by date; those of every year by month and day. */
  special: Readonly<Record<string, Times>>
  /** Each time in words, where they differ from it. */
  times: Readonly<Record<string, string>>
  openUntil: string
  opensToday: string
  opensOn: string
}

export const dayMs = 86_400_000

/** Hides what is of use until the end of a day that is over where the clinic is. */
export const hideOutdated = (timeZone: string): void => {
  const [today = ""] = splitMoment(Date.now(), timeZone)
  for (const place of document.querySelectorAll<HTMLElement>(`[${untilHook}]`))
    place.hidden = (place.getAttribute(untilHook) ?? "") < today
}

/** The times of a special day, where the day is one. */
export const findSpecial = ({ special }: OpeningClock, day: string): Times | undefined =>
  special[day] ?? special[day.slice(5)]

/** Whether the clinic is open at a moment, in a sentence: until when, or when it opens next. */
export const describeOpening = (clock: OpeningClock, now: number): string => {
  const [today = "", time = ""] = splitMoment(now, clock.zone)
  const fill = (sentence: string, at: string, day = "") =>
    sentence.replace("{time}", clock.times[at] ?? at).replace("{day}", day)
  let closes = ""
  for (let ahead = 0; ahead < 366; ahead += 1) {
    const day = new Date(Date.parse(today) + ahead * dayMs)
    const periods = findSpecial(clock, day.toISOString().slice(0, 10)) ?? clock.week[day.getUTCDay()] ?? []
    if (closes && periods[0]?.[0] !== "00:00") return fill(clock.openUntil, closes)
    for (const [from, until] of periods) {
      if (!ahead && until <= time) continue
      if (!closes && (ahead || time < from)) {
        const name = day.toLocaleDateString(clock.language, {
          weekday: "long",
          timeZone: "UTC",
          ...(ahead > 6 && { day: "numeric", month: "long" }),
        })
        return fill(ahead ? clock.opensOn : clock.opensToday, from, name)
      }
      // A time of tomorrow that is still to come today would be taken for one of today.
      if (closes && until > time) return clock.open
      closes = until
      if (closes !== "24:00") return fill(clock.openUntil, closes)
    }
  }
  return ""
}

/** What `describeOpening` says and, while the clinic is open, whether people are asked to call first. */
export const describeOpeningAndCalls = (clock: OpeningClock, now: number): string => {
  const moment = splitMoment(now, clock.zone)
  const [today = "", time = ""] = moment
  const sentence = describeOpening(clock, now)
  return isWithin(findSpecial(clock, today) ?? clock.week[getWeekday(today)], time)
    ? askToCall(clock, moment, sentence)
    : sentence
}
