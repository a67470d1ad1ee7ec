/** The placeholders that any text of `data/` may use in braces, and where in `clinic.json` each value is kept. */
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

export const placeholderNames: readonly string[] = Object.keys(places)

const braces = /\{([A-Za-z]*)\}/g

/** Names in braces that are no placeholder. */
export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(braces)].map(match => match[1] ?? "").filter(name => !placeholderNames.includes(name))

/** `text` with each placeholder filled in from `clinic`, the content of `clinic.json`. */
export const interpolate = (text: string, clinic: unknown): string =>
  text.replace(braces, (placeholder, name: string) => {
    const place = Object.entries(places).find(([known]) => known === name)?.[1]
    const value = place?.reduce<unknown>(
      (below, key) => (typeof below === "object" && below !== null ? Reflect.get(below, key) : undefined),
      clinic
    )
    return typeof value === "string" ? value : placeholder
  })
