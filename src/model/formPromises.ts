import { type Model, type Files, isOff } from "../../plugins/gatsby-plugin-content-model"
import { findWords } from "./goLive"
import { contact } from "./files/contact"
import { readClinic } from "./readClinic"
import { model as contentModel } from "./model"
import { anyBooking, bookingForm, bookingOnSite, messageForm } from "./promises"

/** Fields that no page shows while nobody can book: the words of buttons and cards that lead there. */
const hiddenWithoutBooking = ["home.contactStrip.book", "faqs.quickCards.book", "slides.slides.cta"]

/** Fields that no page shows while there is no contact form. */
const hiddenWithoutForm = ["contact.formHeading", "contact.privacy", "contact.formNote", "contact.messageSent"]

/**
 * Finds texts that promise the appointment form while it is off. If people book on another website, only mentions of a
 * form count; if nobody can book, mentions of any booking count. `facts` are the files with these settings.
 */
export const findBookingWords = (files: Files, model: Model = contentModel, facts: Files = files) => {
  if (!isOff(contentModel.appointment, facts["appointment"])) return []
  const by = readClinic(facts["clinic"]).booking?.by
  if (by === "none")
    return findWords(
      anyBooking,
      words => `says “${words}”, but nobody can book (“booking” in data/clinic.json): is it true?`,
      files,
      model,
      hiddenWithoutBooking
    )
  return findWords(
    by === "elsewhere" ? bookingForm : bookingOnSite,
    words => `says “${words}”, but the appointment form is off: is it true?`,
    files,
    model
  )
}

/** Finds texts that promise the contact form while there is none. `facts` are the files with this setting. */
export const findMessageWords = (files: Files, model: Model = contentModel, facts: Files = files) =>
  contact.read(facts["contact"]).withoutForm
    ? findWords(
        messageForm,
        words => `says “${words}”, but the contact page has no form: is it true?`,
        files,
        model,
        hiddenWithoutForm
      )
    : []
