import { entry, line } from "../../../plugins/gatsby-plugin-content-model"
import { emailPattern } from "./patterns"

/** Email addresses of the clinic. */
export const emails = entry(
  { type: "Emails", label: "Email addresses", hint: "One address, or one for each purpose." },
  {
    general: line({
      label: "General address",
      max: 60,
      pattern: emailPattern,
      hint: "Receives the messages of the contact form.",
    }),
    info: line({
      label: "Information address",
      max: 60,
      pattern: emailPattern,
      optional: true,
      hint: "Shown at the end of every page. If left out, it is the general address.",
    }),
    appointments: line({
      label: "Appointments address",
      max: 60,
      pattern: emailPattern,
      optional: true,
      hint: "Shown beside the appointment form; receives the requests patients send. If left out, it is the general address.",
    }),
  }
)
