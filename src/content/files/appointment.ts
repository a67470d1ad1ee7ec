import { entry, line, list, paragraph } from "../vocabulary"
import { band, head, time } from "./common"

export const appointment = entry(
  { type: "AppointmentJson", label: "Appointment page", hint: "The words around the appointment form." },
  {
    head: head(),
    heading: line({ label: "Heading", max: 60, hint: "The page’s title." }),
    lead: paragraph({ label: "Opening sentence", max: 300, hint: "One to three sentences under the title." }),
    privacy: paragraph({ label: "Privacy", max: 300, hint: "Where the request goes, and what to do in an emergency." }),
    byPhone: paragraph({ label: "By phone", max: 300, hint: "How to book when the form cannot work on a phone." }),
    timeSlots: list(
      { label: "Times", min: 1, max: 48, unique: "", hint: "The times patients can ask for." },
      line({ label: "Time", max: 8, pattern: time, hint: "For example: 9:30 AM." })
    ),
    help: band("Need help", "Stands above the phone number and the e-mail address."),
    checklist: entry(
      { type: "Checklist", label: "Before your visit", hint: "What to bring and when to come." },
      {
        heading: line({ label: "Heading", max: 60, hint: "Stands above the list." }),
        items: list(
          { label: "Points", min: 1, max: 10, unique: "", hint: "One thing each." },
          line({ label: "Point", max: 100, hint: "One thing to do or bring." })
        ),
      }
    ),
    emergency: band("Medical emergency", "Says what to do in an emergency. {emergency} is filled in."),
  }
)
