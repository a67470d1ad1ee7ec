import { type Model, findInFiles } from "../../../plugins/gatsby-plugin-content-model"
import { type Files } from "../../../plugins/gatsby-plugin-content-model/json"
import { contactNames, findContact, phonePrefix } from "../links/contacts"
import { model as contentModel } from "../model"
import { type Clinic, readClinic } from "../files/clinic"

/** Returns a pattern that finds a number or an email address, but not within a longer one; digits with any separators. */
const findAlone = (contact: string): RegExp => {
  const digits = contact.replaceAll(/\D/g, "")
  const pattern =
    !contact.includes("@") && digits.length > 5
      ? digits.split("").join("[ \u00A0.()-]{0,2}")
      : contact.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`(?<![\\p{L}\\p{N}\\p{Sc}])(?<!\\d[.,/ -])\\+?${pattern}(?![.,/ -]?\\d|[\\p{L}\\p{N}])`, "iu")
}

/** Returns the contacts that texts can name by a placeholder, each with the first of its placeholders. */
const listContacts = (clinic: Clinic): Map<string, string> => {
  const names = [
    ...contactNames,
    ...(clinic.phones ?? []).flatMap(({ name }) => (name ? [`${phonePrefix}${name}`] : [])),
  ]
  const contacts = new Map<string, string>()
  for (const name of names) {
    const contact = findContact(name, clinic)
    if (contact && !contacts.has(contact)) contacts.set(contact, name)
  }
  return contacts
}

/**
 * Finds numbers and email addresses of the clinic that are typed in a text. As a placeholder they can be pressed, also
 * short numbers such as 464, and follow `clinic.json`.
 */
export const findTypedContacts = (files: Files, model: Model = contentModel) => {
  const contacts = [...listContacts(readClinic(files["clinic"]))].map(([contact, name]) => ({
    contact,
    name,
    pattern: findAlone(contact),
  }))
  return findInFiles(model, files, ({ field, value }) =>
    field.isText() && typeof value === "string"
      ? contacts
          .filter(({ pattern }) => pattern.test(value))
          .map(
            ({ contact, name }) =>
              `has “${contact}”, as in data/clinic.json. If that is meant, write {${name}}: then people can press it, and it is right when it changes there.`
          )
      : []
  )
}
