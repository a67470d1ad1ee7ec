import { type Files, slugify, getItems, getValue, isRecord } from "../../../plugins/gatsby-plugin-content-model"
import { parseWeek } from "../parseWeek"

/** A step that brings content up to date, from one version of the model to the next. */
interface Migration {
  /** What it changes, for whoever reads the result. */
  change: string
  /** Returns new files and changes none: what it does not know stays as it is. */
  migrate: (files: Files) => Files
  /** Pictures that the new files name, as text, for `data/images`. */
  pictures?: Readonly<Record<string, string>>
}

/** A new group with the fields that `change` gives for each of `group`: none drops it, several take its place. */
const mapFields = (
  group: unknown,
  change: (name: string, value: unknown) => readonly (readonly [string, unknown])[]
): unknown =>
  isRecord(group) ? Object.fromEntries(Object.entries(group).flatMap(([name, value]) => change(name, value))) : group

/** `fees` with the fields that `change` gives for each field of its prices. */
const mapPrices = (fees: unknown, change: Parameters<typeof mapFields>[1]): unknown =>
  mapFields(fees, (name, prices) => [
    [name, name === "prices" && Array.isArray(prices) ? prices.map(price => mapFields(price, change)) : prices],
  ])

/** The first version had English, the clock of Harare, and a currency in each price. */
const addLocale = (files: Files): Files => {
  if (isRecord(getValue(files["clinic"], "locale"))) return files
  const [first] = getItems(files["fees"], "prices")
  const currency = getValue(first, "currency") ?? "USD"
  const locale = { language: "en", timeZone: "Africa/Harare", currency, hourCycle: "12" }
  return {
    ...files,
    clinic: mapFields(files["clinic"], (name, value) => [
      ...(name === "phone" ? [["locale", locale] as const] : []),
      [name, value],
    ]),
    fees: mapPrices(files["fees"], (key, value) => (key === "currency" && value === currency ? [] : [[key, value]])),
  }
}

/** Numbers that a country's ambulance or police answer. */
const nationalNumbers = /^(1\d\d|9\d\d|10177)$/

/** Hours were sentences, and every emergency number was the clinic's. A sentence nobody can read stays: the check names it. */
const addHours = (files: Files): Files => ({
  ...files,
  clinic: mapFields(files["clinic"], (name, value) => {
    const clinic = files["clinic"]
    const isOlder = getValue(clinic, "emergencyNumber") !== undefined
    switch (name) {
      case "phone":
        if (!isOlder) return [[name, value]]
        // The page gave the main phone as fax where there was none.
        return [
          [name, value],
          ["fax", getValue(clinic, "fax") ?? value],
        ]
      case "fax":
        return isOlder ? [] : [[name, value]]
      case "emergencyNumber":
        return [
          ["primaryContact", "phone"],
          ["emergency", { number: value, whose: nationalNumbers.test(String(value)) ? "national" : "own" }],
        ]
      case "hours": {
        const [days, time] = [String(getValue(value, "days")), String(getValue(value, "time"))]
        if (/^24\b/.test(time)) return [["openingHours", { always: true }]]
        const week = parseWeek(`${days}, ${time}`)
        return week ? [["openingHours", { always: false, week }]] : [[name, value]]
      }
      case "businessHours":
        return [[name, (typeof value === "string" && parseWeek(value)) || value]]
      default:
        return [[name, value]]
    }
  }),
})

/** What the notification says of a request was the same on every site. */
const toasts: Readonly<Record<string, unknown>> = {
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

const addToasts = (files: Files): Files => ({
  ...files,
  appointment: mapFields(files["appointment"], (name, value) => [
    [
      name,
      name === "confirmation"
        ? mapFields(value, (delivery, answer) => [
            [delivery, delivery in toasts && isRecord(answer) ? { toast: toasts[delivery], ...answer } : answer],
          ])
        : value,
    ],
  ]),
})

/** The colours and the logo were the same on every site. */
const addBrand = (files: Files): Files => ({
  ...files,
  brand: files["brand"] ?? {
    logo: "/images/logo.svg",
    main: "#0e5f68",
    accent: "#f29a4a",
    warmth: "warm",
    veil: "dark",
    corners: "round",
    light: { accent: "#f29a4a", support: "#6a4aae" },
    dark: { brand: "#6fdcc0", accent: "#ffb46b", support: "#c3adf5" },
  },
})

const firstLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><rect width="36" height="36" rx="9" fill="#0b3d45"/><path d="M14.5 7.5h7v7h7v7h-7v7h-7v-7h-7v-7h7z" fill="#6ff0cf"/></svg>'

/** Headings were set in the same font on every site. */
const addHeadingFont = (files: Files): Files => ({
  ...files,
  brand: mapFields(files["brand"], (name, value) => [
    [name, value],
    ...(name === "corners" && getValue(files["brand"], "headingFont") === undefined
      ? [["headingFont", "Fraunces"] as const]
      : []),
  ]),
})

/** `group` with a switch in front: on where it has content. */
const withSwitch = (group: unknown): unknown => (isRecord(group) ? { enabled: true, ...group } : { enabled: false })

/** `group` with switches for some of its fields, which are off where they were left out. */
const switchFields = (group: unknown, names: readonly string[]): unknown =>
  isRecord(group) ? { ...group, ...Object.fromEntries(names.map(name => [name, withSwitch(group[name])])) } : group

/** What a site could not leave out is on, and the team, which it could not show, is off. */
const addSwitches = (files: Files): Files => {
  const home = switchFields(files["home"], ["tasks", "contactStrip"])
  return {
    ...files,
    ...Object.fromEntries(
      ["testimonials", "stats", "values", "appointment", "team"].map(name => [name, withSwitch(files[name])])
    ),
    home: isRecord(home) ? { ...home, contactStrip: switchFields(home["contactStrip"], ["walkIn"]) } : home,
    about: switchFields(files["about"], ["achievements", "gallery"]),
    contact: switchFields(files["contact"], ["map"]),
  }
}

/** The guides for patients are off, prices have anchors, and the word for a review is in a group of its own. */
const addPatients = (files: Files): Files => ({
  ...files,
  patients: withSwitch(files["patients"]),
  fees: mapPrices(files["fees"], (key, value) => [
    [key, value],
    ...(key === "item" ? [["anchor", slugify(String(value))] as const] : []),
  ]),
  ...(files["words"] !== undefined && {
    words: mapFields(files["words"], (name, group) => [[name === "care" ? "review" : name, group]]),
  }),
})

const isMoved = ([name]: readonly [string, unknown]): boolean => name === "access" || name === "languages"

/** There was no part about complaints, and the words of two cards were those of the contact page alone. */
const addComplaints = (files: Files): Files => {
  const { words } = files
  const cards = Object.entries(Object(getValue(words, "contactCards")))
  return {
    ...files,
    contact: switchFields(files["contact"], ["complaints"]),
    ...(cards.some(isMoved) && {
      words: {
        ...Object(words),
        layout: { ...Object(getValue(words, "layout")), ...Object.fromEntries(cards.filter(isMoved)) },
        contactCards: Object.fromEntries(cards.filter(card => !isMoved(card))),
      },
    }),
  }
}

/** Every change of the model, in order: the first leads from version 1 to version 2. */
export const migrations: readonly Migration[] = [
  { change: "the language, the time zone and the currency of the clinic", migrate: addLocale },
  { change: "opening hours by weekday, and whose the emergency number is", migrate: addHours },
  { change: "what the notification of a request says", migrate: addToasts },
  { change: "the clinic’s colours and its logo", migrate: addBrand, pictures: { "logo.svg": `${firstLogo}\n` } },
  { change: "the font of headings", migrate: addHeadingFont },
  { change: "switches for what a site may leave out, and the team", migrate: addSwitches },
  { change: "guides for patients, and an anchor for each price", migrate: addPatients },
  { change: "how to complain", migrate: addComplaints },
]
