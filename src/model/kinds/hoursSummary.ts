import { weekdays } from "../hours"
import { capitalize } from "../../../plugins/gatsby-plugin-content-model"

/** A field in a summary, which is nothing where it is empty. */
const show = (path: string): string => `{{${path} | default('')}}`

/** Words in a summary that are there where a field is. */
const where = (path: string, words: string): string => `{{${path} | ternary('${words}', '')}}`

/** How many periods of a day are shown: few clinics have a third. */
const shownPeriods = [0, 1]

const summarizeDay = (path: string, day: string): string =>
  shownPeriods
    .map(period => {
      const [opens, closes] = ["opens", "closes"].map(name => `${path}${day}.${period}.${name}`)
      const before = period === 0 ? ` ${capitalize(day).slice(0, 3)} ` : ", "
      return opens && closes ? `${where(opens, before)}${show(opens)}${where(opens, "–")}${show(closes)}` : ""
    })
    .join("")

/** The summary of a week whose days are at `path`: `Mon 08:00–17:00 Tue 08:00–12:00, 13:00–17:00`. */
export const summarizeWeek = (path = ""): string => weekdays.map(day => summarizeDay(path, day)).join("")

/** The summary of opening hours: whether the clinic is always open, or its week. */
export const summarizeHours = `${where("always", "Always open")}${summarizeWeek("week.")}`
