import { createWords } from "../words/catalogues"
import { getLanguage } from "./locale"
import { pages } from "./pages"
import { telHref, whatsAppUrl } from "./phone"
import { getText, getValue } from "../../plugins/gatsby-plugin-content-model"
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

/** The ways to reach a clinic: `clinic` is the content of `clinic.json`, `appointment` that of its file, where it is on. */
export const describeWays = (clinic: unknown, appointment: unknown): Ways => {
  const words = createWords(getLanguage(clinic), getValue(clinic, "words")).layout
  const primary = getText(clinic, "primaryContact")
  const whatsapp = getText(clinic, "whatsapp")
  const call: Way = { by: "phone", to: telHref(getText(clinic, "phone")), label: words.callNow, icon: "phone" }
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
  const by = getText(clinic, "booking", "by")
  if (by === "elsewhere") {
    const booking: Way = {
      by,
      to: getText(clinic, "booking", "address"),
      label: fill(words.bookElsewhere, { service: getText(clinic, "booking", "service") }),
      icon: "calendar-check",
    }
    return { first, second: booking, direct, booking }
  }
  // Where there is no page to book on, the second button is another way to reach the clinic.
  const preferred = direct.find(way => way.by === by) ?? direct[0] ?? call
  return {
    first,
    second: next,
    direct,
    booking:
      by === "none"
        ? null
        : { ...preferred, label: preferred.by === "whatsapp" ? words.bookByWhatsApp : words.callToBook },
  }
}
