import type { Page } from "@playwright/test"
import { contactLabels, contactMessage } from "../contactMessage"
import { formPage } from "./formPage"

/** The contact page. */
export const contactPage = (page: Page) => ({
  ...formPage(page, {
    route: "/contact/",
    name: "Send us a Message",
    submitLabel: "Send Message",
    labels: contactLabels,
    complete: contactMessage,
  }),
  /** The field that only robots fill in. */
  honeypot: page.locator('[name="_honey"]'),
  copyNumberButton: page.getByRole("button", { name: "Copy number" }),
  copyAddressButton: page.getByRole("button", { name: "Copy address" }),
})
