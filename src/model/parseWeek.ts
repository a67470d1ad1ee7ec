import { createWords } from "../words/catalogues"
import { type Period, type Weekday, weekdays } from "./hours"
import { phrases } from "./phrases/allPhrases"

/** Returns `text` without capitals, accents and the full stops of abbreviations. */
const simplify = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/(?<=\p{L})\./gu, "")
    .toLowerCase()

const readTime = (text: string): string | undefined => {
  const [, hours, minutes = "00", half = ""] = /^(\d{1,2})(?:[:h.](\d{2})|h)?\s*([ap]m)?$/.exec(text) ?? []
  if (hours === undefined) return undefined
  const hour = half ? (Number(hours) % 12) + (half === "pm" ? 12 : 0) : Number(hours)
  return hour > 24 || Number(minutes) > 59 ? undefined : `${String(hour).padStart(2, "0")}:${minutes}`
}

/** Returns a pattern for any of `texts`, the longest first. */
const anyOf = (texts: readonly string[]): string =>
  [...new Set(texts.map(text => simplify(text).trim()))]
    .filter(Boolean)
    .toSorted((one, other) => other.length - one.length)
    .map(text => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`))
    .join("|")

const nameDays = (language: string, weekday: "long" | "short"): string[] =>
  // 1 January 2024 was a Monday.
  weekdays.map((_, day) =>
    simplify(new Date(Date.UTC(2024, 0, 1 + day)).toLocaleDateString(language, { weekday, timeZone: "UTC" }))
  )

/** Returns every abbreviation by which the weekdays of a language are recognised, each with its day. */
const listDayStarts = (language: string): (readonly [start: string, day: number])[] => {
  const names = nameDays(language, "long")
  return nameDays(language, "short").flatMap((short, day) => {
    const name = names[day] ?? ""
    const starts = Array.from({ length: name.length }, (_, end) => name.slice(0, end + 1)).filter(
      start =>
        start === name ||
        (start.length >= Math.min(3, short.length) && names.every(other => other === name || !other.startsWith(start)))
    )
    return [short, ...starts].map(start => [start, day] as const)
  })
}

/** Returns the parts before, between and after the two placeholders of a sentence. */
const splitRange = (range: string): string[] => range.split(/\{\w+\}/)

/** Creates a parser of hours in `languages`, with names of days from `Intl`, words from the catalogue, and phrases. */
const createReader = (languages: readonly string[]) => {
  const dayStarts = new Map(languages.flatMap(listDayStarts).toReversed())
  const spoken = languages.map(language => phrases[language]?.hours ?? {})
  const words = languages.map(language => createWords(language, {}).hours)
  const ranges = words.flatMap(({ dayRange, timeRange }) => [splitRange(dayRange), splitRange(timeRange)])
  const and = languages.flatMap(language =>
    new Intl.ListFormat(language)
      .formatToParts(["1", "2"])
      .flatMap(({ type, value }) => (type === "literal" ? value : []))
  )
  const from = anyOf([...ranges.map(([before = ""]) => before), ...spoken.flatMap(({ from: said = [] }) => said)])
  const to = anyOf([
    "–",
    "-",
    ...ranges.map(([, between = ""]) => between),
    ...spoken.flatMap(({ to: said = [] }) => said),
  ])
  const after = anyOf(ranges.map(([, , behind = ""]) => behind))
  const everyDay = anyOf([...words.map(hours => hours.everyDay), ...spoken.flatMap(said => said.everyDay ?? [])])
  const closed = new RegExp(
    `^(?:${anyOf([...words.map(hours => hours.closed), ...spoken.flatMap(said => said.closed ?? [])])})$`
  )
  // Letters after the first three of a day are an ending, such as in “Mondays”.
  const ending = String.raw`(?:(?<=\p{L}{3})\p{Ll}*|(?!\p{Ll}))`
  const starts = anyOf([...dayStarts.keys()])
  const day = `(?:${starts})${ending}`
  const time = String.raw`(\d[\d:h.]*\s*(?:[ap]m)?)${after && String.raw`(?:\s*(?:${after}))?`}`
  const range = String.raw`${day}(?:\s*(?:${to})\s*${day})?`
  const between = String.raw`(?:\s*,\s*(?:(?:${anyOf(and)})\s+)?|\s+(?:${anyOf(and)})\s+)`
  const rule = new RegExp(String.raw`^(?:(${everyDay})|(${range}(?:${between}${range})*))\s*[:,]?\s*(.+)$`, "u")
  const period = new RegExp(String.raw`^${from && String.raw`(?:(?:${from})\s+)?`}${time}\s*(?:${to})\s*${time}$`, "u")
  /** Parses days such as “Monday to Wednesday and Friday”; none if they are not in the order of the week. */
  const readDays = (text: string): Weekday[] => {
    const groups = text.split(new RegExp(between, "u")).map(group => {
      const named = [...group.matchAll(new RegExp(`(${starts})${ending}`, "gu"))]
      const [begin = 0, end = begin] = named.map(([, start = ""]) => dayStarts.get(start) ?? 0)
      return weekdays.slice(begin, end + 1)
    })
    return groups.every(group => group.length > 0) ? groups.flat() : []
  }

  const readPeriod = (text: string): Period | undefined => {
    const [, begin = "", end = ""] = period.exec(text) ?? []
    const [opens, closes] = [readTime(begin.trim()), readTime(end.trim())]
    return opens && closes && opens < closes ? { opens, closes } : undefined
  }

  /** Parses a part of the text: the hours of one group of days, without periods if they are closed. */
  return (part: string): { days: readonly Weekday[]; periods: Period[] } | undefined => {
    const [, every, named = "", hours = ""] = rule.exec(simplify(part)) ?? []
    const days = every ? weekdays : readDays(named)
    if (days.length === 0) return undefined
    if (closed.test(hours)) return { days, periods: [] }
    const periods = hours.split(new RegExp(between, "u")).map(readPeriod)
    return periods.every(read => read !== undefined) ? { days, periods } : undefined
  }
}

const splitParts = (text: string): string[] =>
  text
    .replace(/;\s*$/, "")
    .split(";")
    .map(part => part.trim())

/** Languages of older content. */
const olderLanguages = ["en", "pt"]

/** Returns the first part of a text that `parseWeek` cannot read. */
export const findUnreadHours = (text: string, languages = olderLanguages): string | undefined => {
  const read = createReader(languages)
  return splitParts(text).find(part => !read(part))
}

/**
 * Parses a week such as `Monday to Friday, 8:00 AM to 1:00 PM and 2:00 PM to 5:00 PM; Sunday closed`, in one of
 * `languages`. Returns `undefined` for other texts. The content check decides whether the hours are possible.
 */
export const parseWeek = (text: string, languages = olderLanguages): Partial<Record<Weekday, Period[]>> | undefined => {
  const parts = splitParts(text).map(createReader(languages))
  if (!parts.every(part => part !== undefined)) return undefined
  const hoursOf = (weekday: Weekday): Period[] => {
    const ofDay = parts.filter(({ days }) => days.includes(weekday)).map(({ periods }) => periods)
    return ofDay.some(periods => periods.length === 0) ? [] : ofDay.flat()
  }
  return Object.fromEntries(
    weekdays.map(weekday => [weekday, hoursOf(weekday)] as const).filter(([, periods]) => periods.length > 0)
  )
}
