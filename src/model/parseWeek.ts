import { type Period, type Weekday, weekdays } from "./hours"

/** How the names of days begin, in English and Portuguese. */
const dayStarts = ["mon|seg", "tue|ter", "wed|qua", "thu|qui", "fri|sex", "sat|s[aá]b", "sun|dom"]

const readDay = (text: string): number => dayStarts.findIndex(start => new RegExp(`^(${start})`, "iu").test(text))

const readTime = (text: string): string | undefined => {
  const [, hours, minutes = "00", half = ""] = /^(\d{1,2})(?:[:h.](\d{2})|h)?\s*([ap]m)?$/iu.exec(text) ?? []
  if (hours === undefined) return undefined
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === "pm" ? 12 : 0) : Number(hours)
  return hour > 24 || Number(minutes) > 59 ? undefined : `${String(hour).padStart(2, "0")}:${minutes}`
}

const everyDay = "every ?day|daily|todos os dias|diariamente"
const closed = /^(closed|fechad[oa]|encerrad[oa])$/iu
const day = String.raw`(\p{L}{3,}(?:-feira)?)`
const time = String.raw`(\d[\d:h.]*\s*(?:[ap]m)?)`
const to = String.raw`\s*(?:to|at[eé]|às|as|a|–|-)\s*`
const rule = new RegExp(`^(?:(${everyDay})|${day}(?:${to}${day})?)\\s*[:,]?\\s*(.+)$`, "iu")
const period = new RegExp(`^(?:(?:from|das)\\s+)?${time}${to}${time}$`, "iu")
const betweenPeriods = /\s*,\s*(?:(?:and|e)\s+)?|\s+(?:and|e)\s+/iu

const readPeriod = (text: string): Period | undefined => {
  const [, from = "", until = ""] = period.exec(text) ?? []
  const [opens, closes] = [readTime(from), readTime(until)]
  return opens && closes && opens < closes ? { opens, closes } : undefined
}

/** A part of the text: the hours of one group of days, without any where these are closed. */
const readPart = (text: string): { days: readonly Weekday[]; periods: Period[] } | undefined => {
  const [, every, first = "", last = first, hours = ""] = rule.exec(text) ?? []
  const [begin, end] = every ? [0, 6] : [readDay(first), readDay(last)]
  if (begin < 0 || end < begin) return undefined
  const days = weekdays.slice(begin, end + 1)
  if (closed.test(hours)) return { days, periods: [] }
  const periods = hours.split(betweenPeriods).map(readPeriod)
  return periods.every(read => read !== undefined) ? { days, periods } : undefined
}

const splitParts = (text: string): string[] =>
  text
    .replace(/;\s*$/, "")
    .split(";")
    .map(part => part.trim())

/** The first part of a text that `parseWeek` cannot read. */
export const findUnreadHours = (text: string): string | undefined => splitParts(text).find(part => !readPart(part))

/**
 * The week of words such as `Monday to Friday, 8:00 AM to 1:00 PM and 2:00 PM to 5:00 PM; Sunday closed`, in English or
 * Portuguese. `undefined` where they say something else. Whether a clinic can keep these hours is for the content's check
 * to say.
 */
export const parseWeek = (text: string): Partial<Record<Weekday, Period[]>> | undefined => {
  const parts = splitParts(text).map(readPart)
  if (!parts.every(part => part !== undefined)) return undefined
  const hoursOf = (weekday: Weekday): Period[] => {
    const ofDay = parts.filter(({ days }) => days.includes(weekday)).map(({ periods }) => periods)
    return ofDay.some(periods => periods.length === 0) ? [] : ofDay.flat()
  }
  return Object.fromEntries(
    weekdays.map(weekday => [weekday, hoursOf(weekday)] as const).filter(([, periods]) => periods.length > 0)
  )
}
