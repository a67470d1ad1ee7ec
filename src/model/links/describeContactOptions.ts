import { pages } from "./pages"
import { contactHref, whatsAppUrl } from "./phone"
import type { Clinic } from "../files/clinic"
import type { LanguageSite } from "../readSite"
import { type Words, fill } from "../../words/words"

type ContactOption = Queries.ContactOption

/** Returns the way to book from the `booking` of a clinic. `direct` are the ways to reach it. */
const describeBooking = (
  booking: Clinic["booking"],
  direct: readonly [ContactOption, ...ContactOption[]],
  words: Words["layout"]
): ContactOption | null => {
  if (booking?.by === "none") return null
  if (booking?.by === "elsewhere")
    return {
      by: "elsewhere",
      to: booking.address ?? "",
      label: fill(words.bookElsewhere, { service: booking.service ?? "" }),
      icon: "calendar-check",
    }
  const preferred = direct.find(option => option.by === booking?.by) ?? direct[0]
  return { ...preferred, label: preferred.by === "whatsapp" ? words.bookByWhatsApp : words.callToBook }
}

/** Returns the contact options of a clinic. `hasAppointment` means that the appointment page is on. */
export const describeContactOptions = (
  { clinic, words: { layout: words } }: LanguageSite,
  hasAppointment: boolean
): Queries.ContactOptions => {
  const { primaryContact: primary, whatsapp } = clinic
  const call: ContactOption = { by: "phone", to: contactHref(clinic.phone), label: words.callNow, icon: "phone" }
  const write: ContactOption = { by: "form", to: pages.contact.path, label: words.contactUs, icon: "mail" }
  const chat: ContactOption[] = whatsapp
    ? [{ by: "whatsapp", to: whatsAppUrl(whatsapp), label: words.whatsApp, icon: "message-circle" }]
    : []
  const [favourite = call, ...others] = primary === "whatsapp" ? [...chat, call] : [call, ...chat]
  const direct: [ContactOption, ...ContactOption[]] = [favourite, ...others]
  const [first, next] = primary === "form" ? [write, ...direct] : [...direct, write]
  const booking: ContactOption | null = hasAppointment
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
