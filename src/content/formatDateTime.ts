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

/** `2026-12-24T18:00` as a day, `Thursday 24 December 2026`, and a time, `6:00 PM`. It is the same on every machine. */
const formatDayAndTime = (dateTime: string): [day: string, time: string] => {
  const moment = new Date(`${dateTime}Z`)
  const hour = moment.getUTCHours()
  return [
    `${days[moment.getUTCDay()]} ${formatDate(dateTime.slice(0, 10))}`,
    `${hour % 12 || 12}:${dateTime.slice(-2)} ${hour < 12 ? "AM" : "PM"}`,
  ]
}

/** The time between two moments: `Saturday 5 December 2026, 8:00 AM to 1:00 PM`, or `From … until …` on different days. */
export const formatPeriod = (from: string, until: string): string => {
  const [firstDay, start] = formatDayAndTime(from)
  const [lastDay, end] = formatDayAndTime(until)
  return firstDay === lastDay
    ? `${firstDay}, ${start} to ${end}`
    : `From ${firstDay}, ${start} until ${lastDay}, ${end}`
}
