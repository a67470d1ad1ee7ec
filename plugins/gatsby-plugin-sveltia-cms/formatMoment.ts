import type { Site } from "./options"

/** Formats the day and time of a change in the site’s time zone. */
export const formatMoment = (date: string, { timeZone, hour12 }: Site["clock"]): string =>
  new Date(date).toLocaleString("en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    // With `hour12`, English has noon as 0:00 pm.
    hourCycle: hour12 ? "h12" : "h23",
    timeZone,
  })
