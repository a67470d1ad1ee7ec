import type { Provider, ProviderFacts } from "./provider"

/**
 * Delivers messages by Netlify Forms, on a site that Netlify serves. Netlify finds the forms in `netlify-forms.html`
 * (src/gatsby/netlifyForms.ts), which no visitor sees, because pages must stay as React rendered them.
 */
export const provider: Provider = {
  honeypot: "bot-field",
  getAddress: () => location.pathname,
  // An appointment request has a subject of its own, and other fields.
  createSettings: ({ subject }) => ({ "form-name": subject ? "appointment" : "contact" }),
  takesForms: true,
  readAnswer: async (response, failed) => {
    // The body is read to its end, because half a page means an unknown outcome. Its content is a page of the site, or
    // Netlify's own confirmation.
    const page = await response.text()
    if (!response.ok) return { sent: false, reason: failed }
    return page &&
      response.url.startsWith(`${location.origin}/`) &&
      response.headers.get("content-type")?.startsWith("text/html")
      ? { sent: true }
      : { sent: false, reason: null }
  },
  createPlainForm: (_to, next) => ({ action: next.path, fields: { "form-name": "contact" } }),
}

export const facts: ProviderFacts = {
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
