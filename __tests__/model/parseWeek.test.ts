import { describeHours } from "../../src/model/hoursText"
import { parseWeek } from "../../src/model/parseWeek"
import { languages } from "../../src/words/catalogues"

const day = [
  { opens: "07:30", closes: "12:30" },
  { opens: "14:00", closes: "18:00" },
]
const morning = [{ opens: "08:00", closes: "12:00" }]
const week = { monday: day, tuesday: day, wednesday: day, thursday: day, saturday: morning, sunday: morning }

it.each(languages)("reads the hours that the site writes in “%s”, on the clock of the language", language => {
  const { hour12 } = new Intl.DateTimeFormat(language, { hour: "numeric" }).resolvedOptions()
  const locale = { language, hourCycle: hour12 ? "12" : "24" }
  const { short } = describeHours({ locale, openingHours: { always: false, week } })
  expect([short, parseWeek(short, [language])]).toEqual([short, week])
})

it.each([
  ["de", "Mo–Do 7:30–12:30 und 14–18; Samstags und So. 8:00 - 12:00; Freitag closed"],
  ["fr", "lun - jeu 7:30-12:30 et 14-18; sam., dim.: 8-12"],
  ["tr", "Pazartesi–Perşembe, 07:30–12:30 ve 14:00–18:00; Cumartesi, Pazar 8 to 12"],
  ["ja", "月曜日–木曜日 7:30–12:30, 14:00–18:00; 土–日曜日 8:00–12:00"],
])("knows the days of “%s”, which has no catalogue, and English words", (language, text) => {
  expect(parseWeek(text, [language, "en"])).toEqual(week)
})
