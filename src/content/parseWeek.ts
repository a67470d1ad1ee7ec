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

const day = String.raw`(\p{L}{3,}(?:-feira)?)`
const time = String.raw`(\d[\d:h.]*\s*(?:[ap]m)?)`
const to = String.raw`\s*(?:to|at[eé]|às|as|a|–|-)\s*`
const rule = new RegExp(`^${day}(?:${to}${day})?\\s*[:,]?\\s*(?:das\\s+)?${time}${to}${time}$`, "iu")

/**
 * The week of words such as `Monday to Friday, 8:00 AM to 5:00 PM; Saturday, 08:00 to 12:00`, in English or Portuguese.
 * `undefined` where they say something else. Whether a clinic can keep these hours is for the content's check to say.
 */
export const parseWeek = (text: string): Partial<Record<Weekday, Period[]>> | undefined => {
  const week: Partial<Record<Weekday, Period[]>> = {}
  for (const part of text.split(";")) {
    const [, first = "", last = first, from = "", until = ""] = rule.exec(part.trim()) ?? []
    const [begin, end] = [readDay(first), readDay(last)]
    const [opens, closes] = [readTime(from), readTime(until)]
    if (begin < 0 || end < begin || !opens || !closes || closes <= opens) return undefined
    for (const weekday of weekdays.slice(begin, end + 1)) week[weekday] = [...(week[weekday] ?? []), { opens, closes }]
  }
  return week
}
