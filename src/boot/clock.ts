import { clockHook, nowHook, untilHook } from "./contract"

type Times = readonly (readonly [opens: string, closes: string])[]

/** The clinic's hours as the build writes them into the page (src/content/hoursText.ts). */
interface Clock {
  zone: string
  language: string
  /** The hours of each weekday, from Sunday on, as `Date` counts them. */
  week: readonly Times[]
  /** The hours of special days, by date. */
  special: Readonly<Record<string, Times>>
  /** Each time in words. */
  times: Readonly<Record<string, string>>
  open: string
  openUntil: string
  opensToday: string
  opensOn: string
}

const dayMs = 86_400_000
const checkEveryMs = 30_000

/** A day and a time of it in a time zone, as the content writes them: Swedish writes a moment as 2026-12-24 18:00:00. */
const splitMoment = (moment: number, timeZone: string): string[] =>
  new Date(moment).toLocaleString("sv", { timeZone }).split(" ")

/** Hides what is of use until the end of a day that is over where the clinic is. */
export const hideOutdated = (timeZone: string): void => {
  const [today = ""] = splitMoment(Date.now(), timeZone)
  for (const place of document.querySelectorAll<HTMLElement>(`[${untilHook}]`))
    place.hidden = (place.getAttribute(untilHook) ?? "") < today
}

/** Whether the clinic is open at a moment, in a sentence: until when, or when it opens next. */
export const describeNow = (clock: Clock, now: number): string => {
  const [today = "", time = ""] = splitMoment(now, clock.zone)
  const fill = (sentence: string, at: string, day = "") =>
    sentence.replace("{time}", clock.times[at] ?? at).replace("{day}", day)
  let closes = ""
  for (let ahead = 0; ahead < 366; ahead += 1) {
    const day = new Date(Date.parse(today) + ahead * dayMs)
    const periods = clock.special[day.toISOString().slice(0, 10)] ?? clock.week[day.getUTCDay()] ?? []
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

/**
 * Says on the page, from now on, whether the clinic is open, and hides its special days once they are over. Only an
 * attribute of the root element changes while React has the page: React writes what is in it.
 */
export const watchClock = (hasReact: () => boolean): void => {
  const text = document.querySelector(`[${clockHook}]`)?.getAttribute(clockHook)
  if (!text) return
  // As src/content/hoursText.ts has written it.
  const clock: Clock = JSON.parse(text)
  const update = (): void => {
    hideOutdated(clock.zone)
    const sentence = describeNow(clock, Date.now())
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
