import type { Page } from "@playwright/test"
import { appointmentFormParts } from "../appointmentRequest"
import { formPage } from "./formPage"

/** Page object of the appointment page. */
export const appointmentPage = (page: Page) => ({
  ...formPage(page, { ...appointmentFormParts, selects: ["service", "time"] }),
  /** Confirmation with the delivery `none`. */
  notSentPanel: page.getByRole("region", { name: "One step is left" }),
  /** Confirmation with the delivery `forward`. */
  sentPanel: page.getByRole("region", { name: "We have your request" }),
})
