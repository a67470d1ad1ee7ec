import { findOpening } from "../../src/inline/clock"
import { findWordProblems } from "../../src/model/checks/contentSettings"
import { formatWeekday, readDateFormat } from "../../src/model/hours/formatDateTime"
import { createClock } from "../../src/model/hours/createClock"
import { describeHours } from "../../src/model/hours/hoursText"
import { interpolate } from "../../src/model/placeholders"
import { getLocaleName } from "../../src/model/locale"
import { readLanguageSite } from "../../src/model/readSite"
import { addBuiltWords, createWords } from "../../src/words/catalogues"
import { dayKeys, monthKeys } from "../../src/words/words"
import { readData } from "../../testing/data"

/** Checks languages that no file of code names: Swahili and Welsh, which `Intl` knows, and others that it does not. */

const hours = [{ opens: "08:00", closes: "12:00" }]

/** A clinic in a language, with its own words, that is open on three days. */
const createSite = (language: string, words: object) => {
  const { clinic } = readData()
  return readLanguageSite({
    clinic: {
      ...clinic,
      locale: { ...clinic.locale, language },
      bookAheadMonths: 2,
      businessHours: undefined,
      openingHours: { always: false, week: { monday: hours, wednesday: hours, sunday: hours } },
    },
    words,
  })
}

/** Made-up names of days and months: `[sn] monday`. */
const createNames = (language: string) => ({
  and: `{first} [${language} and] {last}`,
  ...Object.fromEntries([...dayKeys, ...monthKeys].map(key => [key, `[${language}] ${key}`])),
})

describe.each(["sn", "ht", "tet", "qaa"])("a clinic in %s", language => {
  const site = createSite(language, {
    names: createNames(language),
  })

  it("has the names of days and months of its words, and its own “and”", () => {
    expect(describeHours(site).short).toBe(
      `[${language}] monday, [${language}] wednesday [${language} and] [${language}] sunday, 8:00 AM to 12:00 PM`
    )
    expect(formatWeekday("2026-12-25", readDateFormat(site))).toBe(
      `[${language}] friday 25 [${language}] december 2026`
    )
    const { week } = createClock(site)
    expect(week && findOpening(week, ["2026-12-22", "08:00"]).sentence).toContain(`[${language}] wednesday`)
  })
})

it("says in the clinic’s words how far ahead people can book", () => {
  const site = createSite("sn", { dates: { month: "[one]", months: "[{count}]" } })
  expect(interpolate("{bookAhead}", site)).toBe("[2]")
  expect(interpolate("{bookAhead}", { ...site, clinic: { ...site.clinic, bookAheadMonths: 1 } })).toBe("[one]")
})

it.each([
  ["sw", ""],
  ["sn", "a word"],
  ["qaa", "20 words"],
])("in %s, what Intl does not know must be among the words: %s", (language, missing) => {
  const { names: _, ...others } = createWords("pt", {})
  const found = findWordProblems(language, others).map(({ message }) => message.split(/lacks | of the/)[1])
  expect(found).toEqual(missing ? [missing] : [])
})

it.each([
  ["en", "ZW", "en-ZW"],
  ["pt-BR", "MZ", "pt-BR"],
  ["zh-Hant", "TW", "zh-Hant-TW"],
  ["sw", "", "sw"],
  ["s", "ZW", "en"],
])("the locale of %s in “%s” is %s", (language, country, locale) => {
  expect(getLocaleName(language, country)).toBe(locale)
})

it("Swahili has the names that Intl knows", () => {
  const { names } = createWords("sw-TZ", {})
  expect([names.monday, names.december, names.and]).toEqual(["Jumatatu", "Desemba", "{first} na {last}"])
})

it("takes the words that a build has found, for the language and its varieties", () => {
  addBuiltWords({ qab: { names: { sunday: "[qab] Sunday" } } })
  expect(createWords("qab-ZW", {}).names.sunday).toBe("[qab] Sunday")
  expect(createWords("qab-ZW", { names: { sunday: "own" } }).names.sunday).toBe("own")
})
