import { inAnyLanguage, phrases } from "./phrases/allPhrases"

const clocks = Object.values(phrases).map(({ aroundTheClock }) => aroundTheClock)
const either = (part: keyof (typeof clocks)[number]): string => clocks.map(clock => clock[part]).join("|")

/** “24 hours” and “24 horas”, but not how long something takes or lasts. */
const aroundTheClock = new RegExp(
  `(?<!\\b(?:${either("before")})\\s(?:${either("between")})?)\\b24[-\\s]?(?:${either("hours")})\\b(?!['’]?\\s(?:${either("after")}))`
)

/** Words that claim that somebody is always there. */
export const alwaysOpen = new RegExp(
  `${aroundTheClock.source}|${inAnyLanguage(spoken => spoken.alwaysOpen).source}`,
  "iu"
)

/** Words of a form on this site to book with. */
export const bookingForm = inAnyLanguage(spoken => spoken.bookingForm)

/** Words that promise the form or a way to book on the web. */
export const bookingOnSite = inAnyLanguage(spoken => [spoken.bookingOnline, spoken.bookingForm])

/** Words that invite people to book in any way. */
export const anyBooking = inAnyLanguage(spoken => [spoken.bookingOnline, spoken.bookingForm, ...spoken.anyBooking])

/** Words that promise a form for messages. */
export const messageForm = inAnyLanguage(spoken => spoken.messageForm)
