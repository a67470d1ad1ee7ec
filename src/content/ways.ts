import { createWords } from "../words/catalogues"
import { getLanguage } from "./locale"
import { pages } from "./pages"
import { telHref, whatsAppUrl } from "./phone"
import { getItems, getText, getValue } from "../../plugins/gatsby-plugin-content-model"
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
const describeBooking = (booking: unknown, direct: readonly [Way, ...Way[]], words: Words["layout"]): Way | null => {
  const by = getText(booking, "by")
  if (by === "none") return null
  if (by === "elsewhere")
    return {
      by,
      to: getText(booking, "address"),
      label: fill(words.bookElsewhere, { service: getText(booking, "service") }),
      icon: "calendar-check",
    }
  const preferred = direct.find(way => way.by === by) ?? direct[0]
  return { ...preferred, label: preferred.by === "whatsapp" ? words.bookByWhatsApp : words.callToBook }
}

/** Returns the ways to reach a clinic: `clinic` is the content of `clinic.json`, `appointment` that of its file, where it is on. */
export const describeWays = (clinic: unknown, appointment: unknown): Ways => {
  const words = createWords(getLanguage(clinic), getValue(clinic, "words")).layout
  const primary = getText(clinic, "primaryContact")
  const whatsapp = getText(clinic, "whatsapp")
  const createCall = (number: string): Way => ({
    by: "phone",
    to: telHref(number),
    label: words.callNow,
    icon: "phone",
  })
  const call = createCall(getText(clinic, "phone"))
  const write: Way = { by: "form", to: pages.contact.path, label: words.contactUs, icon: "mail" }
  const chat: Way[] = whatsapp
    ? [{ by: "whatsapp", to: whatsAppUrl(whatsapp), label: words.whatsApp, icon: "message-circle" }]
    : []
  const [favourite = call, ...others] = primary === "whatsapp" ? [...chat, call] : [call, ...chat]
  const direct: [Way, ...Way[]] = [favourite, ...others]
  const [first, next] = primary === "form" ? [write, ...direct] : [...direct, write]
  const booking: Way | null = appointment
    ? { by: "form", to: pages.appointment.path, label: words.bookAppointment, icon: "calendar-check" }
    : describeBooking(getValue(clinic, "booking"), direct, words)
  const hasPage = booking?.by === "form" || booking?.by === "elsewhere"
  return {
    first,
    // Where there is no page to book on, the second button is another way to reach the clinic.
    second: hasPage ? booking : next,
    direct,
    booking,
    places: getItems(clinic, "places").flatMap(place => {
      const own = getValue(place, "booking")
      const phone = getText(place, "phone")
      const reached: [Way, ...Way[]] = [phone ? createCall(phone) : call, ...chat]
      return own ? [{ place: getText(place, "anchor"), booking: describeBooking(own, reached, words) }] : []
    }),
  }
}
