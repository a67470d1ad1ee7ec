/** The clinic's facts that any text of `data/` may name in braces, and where in `clinic.json` each is kept. */
const places = {
  name: ["name"],
  phone: ["phone"],
  emergency: ["emergencyNumber"],
  town: ["address", "town"],
  hours: ["hours", "short"],
  businessHours: ["businessHours"],
  generalEmail: ["emails", "general"],
  infoEmail: ["emails", "info"],
  appointmentsEmail: ["emails", "appointments"],
} as const

export const factNames: readonly string[] = Object.keys(places)

const braces = /\{([A-Za-z]*)\}/g

/** Names in braces that are no fact of the clinic. */
export const unknownFacts = (text: string): string[] =>
  [...text.matchAll(braces)].map(match => match[1] ?? "").filter(name => !factNames.includes(name))

/** `text` with each fact in braces written out from `clinic`, the content of `clinic.json`. */
export const fillFacts = (text: string, clinic: unknown): string =>
  text.replace(braces, (whole, name: string) => {
    const place = Object.entries(places).find(([fact]) => fact === name)?.[1]
    const value = place?.reduce<unknown>(
      (below, key) => (typeof below === "object" && below !== null ? Reflect.get(below, key) : undefined),
      clinic
    )
    return typeof value === "string" ? value : whole
  })
