import { rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { createAppointmentFields } from "../forms/appointmentFields"
import { createContactFields } from "../forms/contactFields"
import { formNameField, formNames, provider as netlify } from "../forms/delivery/netlify"
import type { Site } from "./sites"

/**
 * The file that Netlify Forms reads (https://docs.netlify.com/forms/setup/). No page links to it, and no visitor sees
 * it.
 */
const file = "netlify-forms.html"

const createForm = (name: string, fields: readonly string[]): string =>
  [
    `<form name="${name}" method="post" data-netlify="true" netlify-honeypot="${netlify.honeypot}" hidden>`,
    `<input type="hidden" name="${formNameField}" value="${name}"><input name="${netlify.honeypot}">`,
    ...fields.map(field => `<input name="${field}">`),
    "</form>",
  ].join("\n")

/**
 * Returns the HTML in which Netlify finds the forms when it deploys. Netlify changes any page that has a form, and
 * pages must stay as React rendered them. Netlify leaves fields that are not named here out of its email. `own` is the
 * site in the clinic's own language.
 */
export const createNetlifyForms = ({ words }: Pick<Site, "words">): string => {
  const contact = Object.keys(createContactFields(words.contactForm, words.form))
  const { firstName: _first, lastName: _last, ...details } = createAppointmentFields(words.appointmentForm, words.form)
  const spoken = words.reception.language
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><title>Forms</title>',
    createForm(formNames.contact, [...contact, spoken]),
    createForm(formNames.appointment, ["name", ...Object.keys(details), spoken, "subject"]),
    "",
  ].join("\n")
}

/** Writes the file into `folder` if Netlify delivers the messages. */
export const writeNetlifyForms = async (folder: string, own: Site, provider: string | undefined): Promise<void> => {
  if (provider === "netlify") await writeFile(path.join(folder, file), createNetlifyForms(own))
  else await rm(path.join(folder, file), { force: true })
}
