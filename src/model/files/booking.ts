import { type RuleProblem, choice, entry, line, problemIf } from "../../../plugins/gatsby-plugin-content-model"
import { urlPattern } from "./patterns"

/** Ways to book if the site has no form for it. */
const bookingWays = ["elsewhere", "phone", "whatsapp", "none"] as const

const createBooking = (hint: string) =>
  entry(
    {
      type: "Booking",
      label: "Booking",
      optional: true,
      hint,
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

/** The way to book while the appointment page is off. */
export const booking = createBooking(
  "How people book while the appointment page is off. If left out, they call or, if the clinic prefers it, write by WhatsApp."
)

/** The way to book at one of the other places. */
export const placeBooking = createBooking(
  "How people book at this place, if not in the same way as at the main one. The appointment form then offers neither the place nor the services that are only there."
)

interface Bookable {
  booking?: { by: string } | undefined
}

/** Finds bookings by WhatsApp, of the clinic and its places, if the clinic has no WhatsApp number. */
export const findBookingProblems = (
  clinic: Bookable & { whatsapp?: string | undefined; places?: readonly Bookable[] | undefined }
): RuleProblem[] =>
  [
    { booking: clinic.booking, path: [] },
    ...(clinic.places ?? []).map((place, index) => ({ booking: place.booking, path: ["places", index] })),
  ].flatMap(({ booking: chosen, path }) =>
    problemIf(
      chosen?.by === "whatsapp" && !clinic.whatsapp,
      [...path, "booking", "by"],
      "is “whatsapp”, but there is no “whatsapp” number: add it, or choose another way."
    )
  )
