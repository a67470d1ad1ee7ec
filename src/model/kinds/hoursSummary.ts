import { weekdays } from "../hours/hours"
import { capitalize } from "../../../plugins/gatsby-plugin-content-model/json"

/** Returns a field for a summary, which is empty if the field is empty. */
const show = (path: string): string => `{{${path} | default('')}}`

/** Returns words for a summary that appear if a field is set. */
const where = (path: string, words: string): string => `{{${path} | ternary('${words}', '')}}`

/** Indexes of the periods that a summary shows: few clinics have a third. */
const shownPeriods = [0, 1]

const summarizeDay = (path: string, day: string): string =>
  shownPeriods
    .map(period => {
      const [opens, closes] = ["opens", "closes"].map(name => `${path}${day}.${period}.${name}`)
      const before = period === 0 ? ` ${capitalize(day).slice(0, 3)} ` : ", "
      return opens && closes ? `${where(opens, before)}${show(opens)}${where(opens, "–")}${show(closes)}` : ""
    })
    .join("")

/** Returns the summary of a week whose days are at `path`: `Mon 08:00–17:00 Tue 08:00–12:00, 13:00–17:00`. */
export const summarizeWeek = (path = ""): string => weekdays.map(day => summarizeDay(path, day)).join("")

/** Summary of opening hours: always open, or the week. */
export const summarizeHours = `${where("always", "Always open")}${summarizeWeek("week.")}`
