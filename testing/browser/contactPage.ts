import type { Page } from "@playwright/test"
import { contactFormParts } from "../contactMessage"
import { formPage } from "./formPage"

/** The contact page. */
export const contactPage = (page: Page) => ({
  ...formPage(page, contactFormParts),
  /** The field that only robots fill in. */
  honeypot: page.locator('[name="_honey"]'),
})
