const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
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
]

/** `2026-03-01` as `1 March 2026`, the same on every machine. A text that is no day yet, as in the editor's preview, stays as it is. */
export const formatDate = (day: string): string => {
  const [year, month, date] = day.split("-").map(Number)
  const name = months[(month ?? 0) - 1]
  return name && date ? `${date} ${name} ${year}` : day
}

/** `2026-12-24` as `Thursday 24 December 2026`, the same on every machine. */
export const formatDay = (day: string): string => `${days[new Date(day).getUTCDay()] ?? ""} ${formatDate(day)}`.trim()

/** `18:00` as it is, or on a clock of 12 hours: `6:00 PM`. */
export const formatTime = (time: string, hourCycle: string): string => {
  if (hourCycle === "24") return time
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 || 12}:${time.slice(3)} ${hour % 24 < 12 ? "AM" : "PM"}`
}

/** `2026-12-24T18:00` as a day, `Thursday 24 December 2026`, and a time. It is the same on every machine. */
const formatDayAndTime = (dateTime: string, hourCycle: string): [day: string, time: string] => [
  formatDay(dateTime.slice(0, 10)),
  formatTime(dateTime.slice(11), hourCycle),
]

/** The time between two moments: `Saturday 5 December 2026, 8:00 AM to 1:00 PM`, or `From … until …` on different days. */
export const formatPeriod = (from: string, until: string, hourCycle: string): string => {
  const [firstDay, start] = formatDayAndTime(from, hourCycle)
  const [lastDay, end] = formatDayAndTime(until, hourCycle)
  return firstDay === lastDay
    ? `${firstDay}, ${start} to ${end}`
    : `From ${firstDay}, ${start} until ${lastDay}, ${end}`
}
