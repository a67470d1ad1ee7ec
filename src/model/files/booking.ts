import { choice, entry, line } from "../../../plugins/gatsby-plugin-content-model"
import { urlPattern } from "./patterns"

/** How people book where the site has no form for it. */
const bookingWays = ["elsewhere", "phone", "whatsapp", "none"] as const

/** How people book while the appointment page is off. */
export const booking = entry(
  {
    type: "Booking",
    label: "Booking",
    optional: true,
    hint: "How people book while the appointment page is off. Left out, they call or, where the clinic prefers it, write by WhatsApp.",
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
