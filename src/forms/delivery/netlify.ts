import type { PageProvider, ProviderInfo } from "./provider"

/** The field with the name of the form. */
export const formNameField = "form-name"

/** The names under which Netlify knows the two forms. */
export const formNames = { contact: "contact", appointment: "appointment" } as const

/**
 * Delivers messages by Netlify Forms, on a site that Netlify serves. Netlify finds the forms in `netlify-forms.html`
 * (src/gatsby/netlifyForms.ts), which no visitor sees, because pages must stay as React rendered them.
 */
export const provider: PageProvider = {
  honeypot: "bot-field",
  getUrl: () => `${location.origin}${location.pathname}`,
  // An appointment request has a subject of its own, and other fields.
  createSettings: ({ subject }) => ({ [formNameField]: subject ? formNames.appointment : formNames.contact }),
  takesForms: true,
  // Netlify confirms with a page at the same path, and answers 404 if it does not know the form. Other hosts answer with
  // a page, too, but without the header that Netlify adds to each of its answers.
  readPage: async (response, target) => {
    // The body is read to its end, because half a page means an unknown outcome.
    const page = response.ok && (await response.text())
    const isPage = page && response.headers.get("content-type")?.startsWith("text/html")
    const isFromNetlify = response.url === target && response.headers.has("x-nf-request-id")
    return { isSent: (isPage && isFromNetlify) || undefined }
  },
  createPlainForm: (_to, next) => ({ action: next.path, fields: { [formNameField]: formNames.contact } }),
}

export const providerInfo: ProviderInfo = {
  name: "Netlify Forms",
  origins: [],
  hosts: "Netlify alone",
  stores:
    "Netlify keeps each message in the site’s account, in the United States, until somebody deletes it there, and emails it. What it takes for spam it keeps, but does not email.",
  contract:
    "Netlify handles people’s data for you: its data processing agreement is part of its terms. Name Netlify in the privacy policy.",
  activation: [
    "At Netlify: Forms → Enable form detection. Then deploy the site again: Netlify looks for forms only when it deploys.",
    "Forms lists the forms contact and appointment. If it does not, nothing arrives.",
    "Project configuration → Notifications → Form submission notifications → Add email notification, with the general address.",
    "On the published site, send a message.",
  ],
}
