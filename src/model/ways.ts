import { createWords } from "../words/catalogues"
import { getLanguage } from "./locale"
import { pages } from "./pages"
import { telHref, whatsAppUrl } from "./phone"
import { type Clinic, readClinic } from "./readClinic"
import { type Words, fill } from "../words/words"

/** A way to reach the clinic: its link, label and icon. */
interface Way {
  by: "form" | "whatsapp" | "phone" | "elsewhere"
  to: string
  label: string
  icon: string
}

/** The buttons of every page, and the way to book. */
export interface Ways {
  /** The way that the clinic prefers. */
  first: Way
  second: Way
  /** The phone and, if the clinic has it, WhatsApp, in the clinic's order. */
  direct: Way[]
  /** The appointment form or, if it is off, its replacement; `null` if nobody can book. */
  booking: Way | null
}

/** Returns the way to book from the `booking` of a clinic. `direct` are the ways to reach it. */
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

/**
 * Returns the ways to reach a clinic. `content` is the content of `clinic.json`, and `appointment` that of its file, if
 * it is on.
 */
export const describeWays = (content: unknown, appointment: unknown): Ways => {
  const clinic = readClinic(content)
  const words = createWords(getLanguage(clinic), clinic.words).layout
  const { primaryContact: primary, whatsapp } = clinic
  const call: Way = { by: "phone", to: telHref(clinic.phone), label: words.callNow, icon: "phone" }
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
    // If there is no page for booking, the second button is another way to reach the clinic.
    second: hasPage ? booking : next,
    direct,
    booking,
  }
}
