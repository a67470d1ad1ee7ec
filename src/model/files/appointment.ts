import { choice, entry, flag, line, list, paragraph } from "../../../plugins/gatsby-plugin-content-model"
import { mustBeActivated } from "./liveRules"
import { timePattern } from "./patterns"
import { checklist, pageIntro, textBlock } from "./textBlocks"

/** Ways to deliver a completed request: nothing leaves the phone, or it is sent like a message. */
const deliveries = ["none", "forward"] as const

/** The texts shown after a request: notification and panel are parts of one group, so that they agree. */
const answer = (label: string, hint: string) =>
  entry(
    { type: "DeliveryAnswer", label, hint },
    {
      toast: entry(
        { type: "DeliveryToast", label: "Notification", hint: "Shown in a corner for a few seconds." },
        {
          title: line({ label: "Title", max: 40, hint: "A few words." }),
          message: paragraph({
            label: "Message",
            max: 240,
            links: false,
            placeholders: ["service", "date", "time"],
            hint: "What has happened, and nothing else. {service}, {date} and {time} are filled in.",
          }),
          note: line({
            label: "Condition",
            max: 120,
            optional: true,
            hint: "What must still be done for the message to be true.",
          }),
        }
      ),
      heading: line({ label: "Heading", max: 60, hint: "The heading of the panel: what is so now." }),
      text: paragraph({ label: "Text", max: 300, hint: "One to three plain sentences: the same in more words." }),
    }
  )

export const appointment = entry(
  {
    type: "AppointmentJson",
    label: "Appointment page",
    hint: "The words around the appointment form.",
    whileEnabled: "people can ask for an appointment with a form",
  },
  {
    ...pageIntro(),
    delivery: choice({
      label: "Delivery",
      options: deliveries,
      hint: "“none”: the form sends nothing and says so. “forward”: the request goes to the appointments address, as messages are sent; test it once.",
    }),
    sendsNothing: flag({
      label: "Confirmed: the form sends nothing",
      optional: true,
      hint: "Only for the delivery “none”: set it once the clinic has decided that requests are not sent, and the page says so.",
      live: {
        value: true,
        when: { field: "delivery", is: "none" },
        message:
          "is not set: decide how requests reach the clinic. Either set “delivery” to “forward”, or set this to true to confirm that the form sends nothing and that the page says so.",
      },
    }),
    formActivated: flag({
      label: "Appointment form activated",
      optional: true,
      hint: "Only for the delivery “forward”: set it once a request sent from the published site has reached the appointments address. Remove it when the address, the domain or message delivery changes.",
      live: mustBeActivated("a request", { field: "delivery", is: "forward" }),
    }),
    privacy: entry(
      {
        type: "RequestPrivacy",
        label: "Privacy",
        hint: "Where the request goes, and what to do in an emergency: one text for each delivery.",
      },
      {
        none: paragraph({ label: "Delivery none", max: 300, hint: "Shown while the form sends nothing." }),
        forward: paragraph({
          label: "Delivery forward",
          max: 300,
          hint: "Shown while the form mails the request to the clinic.",
        }),
      }
    ),
    byPhone: paragraph({ label: "By phone", max: 300, hint: "How to book when the form cannot work on a phone." }),
    timeSlots: list(
      { label: "Times", min: 1, max: 48, uniqueItems: true, hint: "The times patients can ask for." },
      line({
        label: "Time",
        // Room for a time like 2:30 PM, which the pattern refuses with a remedy.
        max: 8,
        pattern: timePattern,
        hint: "For example: 09:30. The page shows it as its clock does.",
      })
    ),
    confirmation: entry(
      {
        type: "Confirmation",
        label: "After booking",
        hint: "The panel that appears above the form when a request is complete.",
      },
      {
        none: answer("Delivery none", "Says plainly that nothing was sent, and who confirms."),
        forward: answer("Delivery forward", "Says plainly that the request was sent, and who confirms."),
        summaryHeading: line({
          label: "What was asked for",
          max: 60,
          hint: "Shown above the service, the day and the time.",
        }),
        nextStepsHeading: line({ label: "Next steps", max: 60, hint: "Shown above the buttons." }),
        notesLeftOut: line({
          label: "About the notes",
          max: 120,
          hint: "Says that the notes are left out of the messages.",
        }),
        messageIntro: line({
          label: "First line of the message",
          max: 120,
          hint: "Begins the email or WhatsApp message the patient may send; the details follow it.",
        }),
        subject: line({
          label: "Subject of the email",
          max: 60,
          // It is not translated, because the reader of the clinic's mail recognises requests by it.
          untranslated: true,
          hint: "A few words; the service follows them.",
        }),
        whatsapp: line({ label: "Button for WhatsApp", max: 30, hint: "Shown if the clinic has a WhatsApp number." }),
        email: line({ label: "Button for email", max: 30, hint: "Opens an email that is written already." }),
        call: line({ label: "Button for calling", max: 30, hint: "Calls the main phone." }),
        calendar: line({
          label: "Button for the calendar",
          max: 30,
          hint: "Saves the appointment as a calendar file.",
        }),
        print: line({ label: "Button for printing", max: 30, hint: "Prints the page." }),
        bookAnother: line({
          label: "Button for another booking",
          max: 30,
          hint: "Closes the panel and goes to the empty form.",
        }),
        unconfirmedSuffix: line({
          label: "Not yet confirmed",
          max: 40,
          hint: "Follows the appointment’s name in the calendar.",
        }),
        reminder: line({ label: "Reminder", max: 100, hint: "Shown by the calendar an hour before the appointment." }),
      }
    ),
    help: textBlock("Need help", "Shown above the phone number and the email address."),
    checklist: checklist("Before your visit", "What to bring and when to come."),
    emergency: textBlock("Medical emergency", "Says what to do in an emergency. {emergency} is filled in."),
  }
)
