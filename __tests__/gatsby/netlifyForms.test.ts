import { createNetlifyForms } from "../../src/gatsby/netlifyForms"
import { createSite } from "../../src/gatsby/sites"
import { readData } from "../../testing/data"

it("shows Netlify both forms, with every field that they send", () => {
  const page = createNetlifyForms(createSite(readData()))
  const forms = page.split("</form>").flatMap(text => {
    const [, name] =
      /<form name="(\w+)" method="post" data-netlify="true" netlify-honeypot="bot-field" hidden>/.exec(text) ?? []
    return name ? [[name, [...text.matchAll(/<input (?:type="hidden" )?name="([\w-]+)"/g)].map(match => match[1])]] : []
  })
  expect(Object.fromEntries(forms)).toEqual({
    contact: ["form-name", "bot-field", "name", "email", "subject", "message", "Language"],
    appointment: [
      "form-name",
      "bot-field",
      "name",
      "email",
      "phone",
      "service",
      "date",
      "time",
      "notes",
      "Language",
      "subject",
    ],
  })
  expect(page).toContain('<meta name="robots" content="noindex">')
})
