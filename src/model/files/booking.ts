import { type RuleProblem, choice, entry, line, problemIf } from "../../../plugins/gatsby-plugin-content-model"
import { urlPattern } from "./patterns"

/** Ways to book if the site has no form for it. */
const bookingWays = ["elsewhere", "phone", "whatsapp", "none"] as const

/** The way to book while the appointment page is off. */
export const booking = entry(
  {
    type: "Booking",
    label: "Booking",
    optional: true,
    hint: "How people book while the appointment page is off. If left out, they call or, if the clinic prefers it, write by WhatsApp.",
    variants: { by: "by", needs: { elsewhere: ["service", "address"] } },
  },
  {
    by: choice({
      label: "By",
      options: bookingWays,
      hint: "“elsewhere”: on the website of a booking service, which opens there. “none”: nobody can book, and no button offers it.",
    }),
    service: line({
      label: "Name of the service",
      max: 40,
      untranslated: true,
      optional: true,
      hint: "As people know it: buttons say “Book with …”. A short name is on the buttons of every page as well, a longer one only where there is room.",
    }),
    address: line({
      label: "Address",
      max: 200,
      pattern: urlPattern,
      optional: true,
      hint: "The clinic’s own page there, which begins with https://.",
    }),
  }
)

/** Finds a booking by WhatsApp if the clinic has no WhatsApp number. */
export const findBookingProblems = (clinic: {
  booking?: { by: string } | undefined
  whatsapp?: string | undefined
}): RuleProblem[] =>
  problemIf(
    clinic.booking?.by === "whatsapp" && !clinic.whatsapp,
    ["booking", "by"],
    "is “whatsapp”, but there is no “whatsapp” number: add it, or choose another way."
  )
