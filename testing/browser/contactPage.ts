import type { Page } from "@playwright/test"
import { contactFormParts } from "../contactMessage"
import { formPage } from "./formPage"

/** Page object of the contact page. */
export const contactPage = (page: Page) => ({
  ...formPage(page, contactFormParts),
  /** Honeypot field, which only robots fill in. */
  honeypot: page.locator('[name="_honey"]'),
})
