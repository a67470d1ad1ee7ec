const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const

/** A day of the form `2026-03-01` in words: `1 March 2026`. The same on every machine, so that pages hydrate. */
export const formatDate = (day: string): string => {
  const [year = "", month = "", date = ""] = day.split("-")
  return `${Number(date)} ${months[Number(month) - 1] ?? month} ${year}`
}
