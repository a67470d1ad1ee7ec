import type { JsonProvider, ProviderInfo } from "./provider"

const origin = "https://formsubmit.co"

/** Fields that FormSubmit reads as settings (https://formsubmit.co/documentation). */
const settings = { _captcha: "false", _template: "table" } as const

/** Delivers messages by FormSubmit, a form forwarder, with exactly the call in "Sending" (docs/product.md). */
export const provider: JsonProvider = {
  honeypot: "_honey",
  subject: "_subject",
  getUrl: to => `${origin}/ajax/${to}`,
  createSettings: () => settings,
  // “Sending” (docs/product.md) takes any answer without a refusal.
  isSent: (answer, isRefused) => !isRefused || String(Reflect.get(answer, "success")) === "true",
  // Until somebody has pressed the link in FormSubmit's mail to the clinic.
  activation: /activat/i,
  createPlainForm: (to, next) => ({
    action: `${origin}/${to}`,
    fields: { ...settings, _next: next.url },
  }),
}

export const providerInfo: ProviderInfo = {
  name: "FormSubmit",
  origins: [origin],
  hosts: "any host",
  stores:
    "FormSubmit emails each message and, as it says, keeps a copy for a month in an archive that the receiver can ask for. Its computers are abroad.",
  contract:
    "FormSubmit handles people’s data for you. It has no contract to sign: ask whether your law lets you use it.",
  activation: [
    "On the published site, send a message: the form answers that it needs activation.",
    "Open the mail from FormSubmit in the inbox of the general address (look into spam, too) and press the link.",
    "Send a second message.",
  ],
}
