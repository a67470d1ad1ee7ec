import { getValue } from "./vocabulary"

/** The placeholders that any text of `data/` may use in braces, and where in `clinic.json` each value is kept. */
const clinicPaths = {
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

export const placeholderNames: readonly string[] = Object.keys(clinicPaths)

const placeholderPattern = /\{([A-Za-z]*)\}/g

/** Names in braces that are no placeholder. */
export const findUnknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(placeholderPattern)].map(match => match[1] ?? "").filter(name => !placeholderNames.includes(name))

/** `text` with each placeholder filled in from `clinic`, the content of `clinic.json`. */
export const interpolate = (text: string, clinic: unknown): string =>
  text.replace(placeholderPattern, (placeholder, name: string) => {
    const clinicPath = Object.entries(clinicPaths).find(([known]) => known === name)?.[1]
    const value = clinicPath && getValue(clinic, ...clinicPath)
    return typeof value === "string" ? value : placeholder
  })
