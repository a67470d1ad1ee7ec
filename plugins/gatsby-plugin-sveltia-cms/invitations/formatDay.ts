/** Formats a day such as `2026-11-28` for a sentence. */
export const formatDay = (day: string): string =>
  new Date(day).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" })
