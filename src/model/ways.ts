import { createWords } from "../words/catalogues"
import { getLanguage } from "./locale"
import { pages } from "./pages"
import { telHref, whatsAppUrl } from "./phone"
import { type Clinic, readClinic } from "./readClinic"
import { type Words, fill } from "../words/words"

/** A way to reach the clinic: where its link leads, what it is called, and its icon. */
interface Way {
  by: "form" | "whatsapp" | "phone" | "elsewhere"
  to: string
  label: string
  icon: string
}

/** The buttons of every page, and the way to an appointment. */
export interface Ways {
  /** What the clinic wants people to try first. */
  first: Way
  second: Way
  /** The phone and, where the clinic has it, WhatsApp: what it prefers comes first. */
  direct: Way[]
  /** The appointment form or, where it is off, what the clinic has instead; `null` where nobody can book. */
  booking: Way | null
  /** How people book at the places that have a way of their own. */
  places: PlaceBooking[]
}

interface PlaceBooking {
  /** The anchor of the place. */
  place: string
  /** `null` where nobody can book. */
  booking: Way | null
}

/** Returns how people book as `booking` of a clinic or a place says; `direct` are the ways to reach it. */
const describeBooking = (
  booking: Clinic["booking"],
  direct: readonly [Way, ...Way[]],
  words: Words["layout"]
): Way | null => {
  if (booking?.by === "none") return null
  if (booking?.by === "elsewhere")
    return {
      by: "elsewhere",
      to: booking.address ?? "",
      label: fill(words.bookElsewhere, { service: booking.service ?? "" }),
      icon: "calendar-check",
    }
  const preferred = direct.find(way => way.by === booking?.by) ?? direct[0]
  return { ...preferred, label: preferred.by === "whatsapp" ? words.bookByWhatsApp : words.callToBook }
}

/** Returns the ways to reach a clinic, by the content of `clinic.json`; `appointment` is that of its file, where it is on. */
export const describeWays = (content: unknown, appointment: unknown): Ways => {
  const clinic = readClinic(content)
  const words = createWords(getLanguage(clinic), clinic.words).layout
  const { primaryContact: primary, whatsapp } = clinic
  const createCall = (number: string): Way => ({
    by: "phone",
    to: telHref(number),
    label: words.callNow,
    icon: "phone",
  })
  const call = createCall(clinic.phone)
  const write: Way = { by: "form", to: pages.contact.path, label: words.contactUs, icon: "mail" }
  const chat: Way[] = whatsapp
    ? [{ by: "whatsapp", to: whatsAppUrl(whatsapp), label: words.whatsApp, icon: "message-circle" }]
    : []
  const [favourite = call, ...others] = primary === "whatsapp" ? [...chat, call] : [call, ...chat]
  const direct: [Way, ...Way[]] = [favourite, ...others]
  const [first, next] = primary === "form" ? [write, ...direct] : [...direct, write]
  const booking: Way | null = appointment
    ? { by: "form", to: pages.appointment.path, label: words.bookAppointment, icon: "calendar-check" }
    : describeBooking(clinic.booking, direct, words)
  const hasPage = booking?.by === "form" || booking?.by === "elsewhere"
  return {
    first,
    // Where there is no page to book on, the second button is another way to reach the clinic.
    second: hasPage ? booking : next,
    direct,
    booking,
    places: (clinic.places ?? []).flatMap(({ anchor, phone, booking: own }) => {
      const reached: [Way, ...Way[]] = [phone ? createCall(phone) : call, ...chat]
      return own ? [{ place: anchor, booking: describeBooking(own, reached, words) }] : []
    }),
  }
}
