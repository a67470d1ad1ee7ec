import { createWords } from "../words/catalogues"
import { getLanguage } from "./locale"
import { pages } from "./pages"
import { telHref, whatsAppUrl } from "./phone"
import { readClinic } from "./readClinic"
import { fill } from "../words/words"

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
}

/** The ways to reach a clinic, by the content of `clinic.json`; `appointment` is that of its file, where it is on. */
export const describeWays = (content: unknown, appointment: unknown): Ways => {
  const clinic = readClinic(content)
  const words = createWords(getLanguage(clinic), clinic.words).layout
  const { primaryContact: primary, whatsapp, booking: instead } = clinic
  const call: Way = { by: "phone", to: telHref(clinic.phone), label: words.callNow, icon: "phone" }
  const write: Way = { by: "form", to: pages.contact.path, label: words.contactUs, icon: "mail" }
  const chat: Way[] = whatsapp
    ? [{ by: "whatsapp", to: whatsAppUrl(whatsapp), label: words.whatsApp, icon: "message-circle" }]
    : []
  const direct = primary === "whatsapp" ? [...chat, call] : [call, ...chat]
  const [first = call, next = write] = primary === "form" ? [write, ...direct] : [...direct, write]
  if (appointment) {
    const booking: Way = {
      by: "form",
      to: pages.appointment.path,
      label: words.bookAppointment,
      icon: "calendar-check",
    }
    return { first, second: booking, direct, booking }
  }
  if (instead?.by === "elsewhere") {
    const booking: Way = {
      by: "elsewhere",
      to: instead.address ?? "",
      label: fill(words.bookElsewhere, { service: instead.service ?? "" }),
      icon: "calendar-check",
    }
    return { first, second: booking, direct, booking }
  }
  // Where there is no page to book on, the second button is another way to reach the clinic.
  const preferred = direct.find(way => way.by === instead?.by) ?? direct[0] ?? call
  return {
    first,
    second: next,
    direct,
    booking:
      instead?.by === "none"
        ? null
        : { ...preferred, label: preferred.by === "whatsapp" ? words.bookByWhatsApp : words.callToBook },
  }
}
