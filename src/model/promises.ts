import { inAnyLanguage, phrases } from "./phrases/allPhrases"

const clocks = Object.values(phrases).map(({ aroundTheClock }) => aroundTheClock)
const either = (part: keyof (typeof clocks)[number]): string => clocks.map(clock => clock[part]).join("|")

/** Pattern for “24 hours” and “24 horas”, except as a duration. */
const aroundTheClock = new RegExp(
  `(?<!\\b(?:${either("before")})\\s(?:${either("between")})?)\\b24[-\\s]?(?:${either("hours")})\\b(?!['’]?\\s(?:${either("after")}))`
)

/** Pattern for claims that somebody is always there. */
export const alwaysOpen = new RegExp(
  `${aroundTheClock.source}|${inAnyLanguage(spoken => spoken.alwaysOpen).source}`,
  "iu"
)

/** Pattern for mentions of a booking form on this site. */
export const bookingForm = inAnyLanguage(spoken => spoken.bookingForm)

/** Pattern for promises of the form or another way to book on the web. */
export const bookingOnSite = inAnyLanguage(spoken => [spoken.bookingOnline, spoken.bookingForm])

/** Pattern for invitations to book in any way. */
export const anyBooking = inAnyLanguage(spoken => [spoken.bookingOnline, spoken.bookingForm, ...spoken.anyBooking])

/** Pattern for promises of a contact form. */
export const messageForm = inAnyLanguage(spoken => spoken.messageForm)
