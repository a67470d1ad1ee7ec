import { parseWeek } from "../parseWeek"
import {
  type Files,
  type Group,
  getItems,
  getValue,
  isGroup,
  parseJson,
  readText,
} from "../../../plugins/gatsby-plugin-content-model"

/**
 * A step that brings one file up to date. It recognises older content by its shape, and leaves all other content
 * unchanged.
 */
interface Migration {
  /** Name of the file without `.json`. */
  file: string
  /** Description of the change, for the owner of the content. */
  change: string
  /** Returns the new value: the same object if nothing is outdated, or `undefined` if the file is to be removed. */
  migrate: (value: unknown, files: Files) => unknown
  /** Pictures that the new value refers to, as text, to be written to `data/images`. */
  pictures?: Readonly<Record<string, string>>
}

const hasField = (value: unknown, name: string): value is Group => isGroup(value) && Object.hasOwn(value, name)

/** Returns `group` with its field `name` replaced by `fields`. */
const replaceField = (group: Group, name: string, fields: Group): Group =>
  Object.fromEntries(Object.entries(group).flatMap(field => (field[0] === name ? Object.entries(fields) : [field])))

/** Returns `value` with its field `name` changed, or the same object if the field stays as it is. */
const changeField = (value: unknown, name: string, change: (field: unknown) => unknown): unknown => {
  if (!isGroup(value)) return value
  const changed = change(value[name])
  return changed === value[name] ? value : { ...value, [name]: changed }
}

/** Adds the locale. Before, sites were in English, in the time zone of Harare, and with a currency in each price. */
const addLocale = (clinic: unknown, { fees }: Files): unknown => {
  if (!hasField(clinic, "phone") || clinic["locale"] !== undefined) return clinic
  // Without a price the currency is unknown, and the check asks for it.
  const currency = getItems(fees, "prices").map(price => readText(getValue(price, "currency")))[0]
  const locale = { language: "en", timeZone: "Africa/Harare", ...(currency && { currency }), hourCycle: "12" }
  return replaceField(clinic, "phone", { locale, phone: clinic["phone"] })
}

/** Numbers of national ambulance or police services. */
const nationalNumbers = /^(1\d\d|9\d\d|10177)$/

/**
 * Adds the owner of the emergency number: before, it was always the clinic's. The page showed the main phone as the fax
 * if there was none.
 */
const addEmergency = (clinic: unknown): unknown => {
  if (!hasField(clinic, "emergencyNumber") || clinic["emergency"] !== undefined) return clinic
  const { phone, emergencyNumber: number, primaryContact = "phone" } = clinic
  const { fax = phone, ...others } = clinic
  const emergency = { number, whose: nationalNumbers.test(String(number)) ? "national" : "own" }
  return replaceField(replaceField(others, "phone", { phone, fax }), "emergencyNumber", { primaryContact, emergency })
}

/** Parses opening hours that were sentences. A sentence that it cannot parse stays, and the check reports it. */
const addHours = (clinic: unknown): unknown => {
  if (!hasField(clinic, "hours") || clinic["openingHours"] !== undefined) return clinic
  const [days, time] = ["days", "time"].map(name => readText(getValue(clinic["hours"], name)))
  const week = parseWeek(`${days}, ${time}`)
  const openingHours = /^24\b/.test(time ?? "") ? { always: true } : week && { always: false, week }
  return openingHours ? replaceField(clinic, "hours", { openingHours }) : clinic
}

const readBusinessHours = (hours: unknown): unknown => (typeof hours === "string" && parseWeek(hours)) || hours

/** Former texts of the notification after a request, keyed by delivery. */
const toasts = {
  none: {
    title: "Appointment Booked!",
    message:
      "Your appointment for {service} on {date} at {time} has been scheduled. A confirmation email will follow shortly.",
    note: "One step is left: send us the request from this page, or call us.",
  },
  forward: {
    title: "Request Sent!",
    message:
      "Your request for {service} on {date} at {time} has reached us. Your appointment is confirmed when we answer you.",
  },
}

const addToasts = (confirmation: unknown): unknown =>
  Object.entries(toasts).reduce(
    (changed, [delivery, toast]) =>
      changeField(changed, delivery, answer =>
        isGroup(answer) && !Object.hasOwn(answer, "toast") ? { toast, ...answer } : answer
      ),
    confirmation
  )

/** Former colours and logo of every site. */
const firstBrand = {
  logo: "/images/logo.svg",
  main: "#0e5f68",
  accent: "#f29a4a",
  warmth: "warm",
  corners: "round",
  light: { accent: "#f29a4a", support: "#6a4aae" },
  dark: { brand: "#6fdcc0", accent: "#ffb46b", support: "#c3adf5" },
}

const firstLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><rect width="36" height="36" rx="9" fill="#0b3d45"/><path d="M14.5 7.5h7v7h7v7h-7v7h-7v-7h-7v-7h7z" fill="#6ff0cf"/></svg>'

const addHeadingFont = (brand: unknown): unknown =>
  hasField(brand, "corners") && brand["headingFont"] === undefined
    ? replaceField(brand, "corners", { corners: brand["corners"], headingFont: "Fraunces" })
    : brand

/** Returns `group` with a switch in front, which is on if the group has content. */
const addSwitch = (group: unknown): unknown => {
  if (group === undefined) return { enabled: false }
  return isGroup(group) && !Object.hasOwn(group, "enabled") ? { enabled: true, ...group } : group
}

const keepMissing =
  (change: (value: unknown) => unknown) =>
  (value: unknown): unknown =>
    value === undefined ? value : change(value)

/** Returns a step that adds a switch to a field of an enabled group. */
const addSwitchTo =
  (name: string) =>
  (group: unknown): unknown =>
    getValue(group, "enabled") === false ? group : changeField(group, name, addSwitch)

/** Moves words to their present group. Words that are already there stay, and the check reports the others. */
const moveWords = (words: unknown, from: string, to: string, names: readonly string[]): unknown => {
  const source = getValue(words, from)
  const moved = names.filter(name => hasField(source, name) && !hasField(getValue(words, to), name))
  if (!isGroup(words) || !isGroup(source) || !moved.length) return words
  const pick = (isMoved: boolean): Group =>
    Object.fromEntries(Object.entries(source).filter(([name]) => moved.includes(name) === isMoved))
  const left = pick(false)
  const others = replaceField(words, from, Object.keys(left).length ? { [from]: left } : {})
  return { ...others, [to]: { ...Object(words[to]), ...pick(true) } }
}

/** All changes of the model, in order. */
const migrations: readonly Migration[] = [
  { file: "clinic", change: "language, time zone and currency are the clinic’s", migrate: addLocale },
  { file: "clinic", change: "says whose the emergency number is", migrate: addEmergency },
  { file: "clinic", change: "opening hours are by weekday", migrate: addHours },
  {
    file: "clinic",
    change: "business hours are by weekday",
    migrate: clinic => changeField(clinic, "businessHours", readBusinessHours),
  },
  {
    file: "appointment",
    change: "what the notification of a request says",
    migrate: appointment => changeField(appointment, "confirmation", addToasts),
  },
  {
    file: "brand",
    change: "the colours and the logo that every site had",
    migrate: (brand = firstBrand) => brand,
    pictures: { "logo.svg": `${firstLogo}\n` },
  },
  { file: "brand", change: "the font of headings", migrate: addHeadingFont },
  ...["testimonials", "stats", "values", "appointment"].map(file => ({
    file,
    change: "has a switch, and is on",
    migrate: keepMissing(addSwitch),
  })),
  { file: "team", change: "can be shown, and is off", migrate: addSwitch },
  { file: "home", change: "the tasks have a switch", migrate: addSwitchTo("tasks") },
  {
    file: "home",
    change: "the strip of contacts and its part about walk-ins have switches",
    migrate: home => addSwitchTo("contactStrip")(changeField(home, "contactStrip", keepMissing(addSwitchTo("walkIn")))),
  },
  { file: "about", change: "the achievements have a switch", migrate: addSwitchTo("achievements") },
  { file: "about", change: "the gallery has a switch", migrate: addSwitchTo("gallery") },
  { file: "contact", change: "the map has a switch", migrate: addSwitchTo("map") },
  { file: "patients", change: "guides for patients can be shown, and are off", migrate: addSwitch },
  {
    file: "words",
    change: "the word for a review has moved",
    migrate: words => moveWords(words, "care", "review", ["reviewed"]),
  },
  { file: "contact", change: "how to complain can be shown, and is off", migrate: addSwitchTo("complaints") },
  {
    file: "words",
    change: "the words of two cards have moved",
    migrate: words => moveWords(words, "contactCards", "layout", ["access", "languages"]),
  },
  { file: "version", change: "was removed: nothing reads it any more", migrate: () => undefined },
]

/**
 * Brings content up to date. `files` are keyed by name without `.json`, and any of them may be outdated. Returns the
 * new content and the steps that changed something.
 */
export const migrate = (files: Files): { files: Files; steps: readonly Migration[] } => {
  const migrated: Record<string, unknown> = { ...files }
  const steps = migrations.filter(({ file, migrate: change }) => {
    const before = migrated[file]
    migrated[file] = change(before, migrated)
    return migrated[file] !== before
  })
  return { files: Object.fromEntries(Object.entries(migrated).filter(([, value]) => value !== undefined)), steps }
}

/** Returns the parsed files, keyed by name without `.json`. A text that is not JSON stays a text. */
export const parseReadable = (texts: Readonly<Record<string, string>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(texts).map(([file, text]): [string, unknown] => {
      const parsed = parseJson(text)
      return [file.replace(/\.json$/, ""), "value" in parsed ? parsed.value : text]
    })
  )
