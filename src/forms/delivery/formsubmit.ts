import { cleanAddress } from "../cleanAddress"
import { readJsonAnswer } from "./json"
import type { Provider, ProviderFacts } from "./provider"

const origin = "https://formsubmit.co"

/** Fields that FormSubmit reads as settings (https://formsubmit.co/documentation). */
const settings = { _captcha: "false", _template: "table" } as const

const isSent = (answer: object): boolean => {
  const success: unknown = Reflect.get(answer, "success")
  return success !== false && success !== "false"
}

/** Delivers messages by FormSubmit, a form forwarder, with exactly the call in "Sending" (docs/product.md). */
export const provider: Provider = {
  honeypot: "_honey",
  subject: "_subject",
  getAddress: to => `${origin}/ajax/${cleanAddress(to)}`,
  createSettings: () => settings,
  readAnswer: (response, failed) => readJsonAnswer(response, failed, isSent),
  createPlainForm: (to, next) => ({
    action: `${origin}/${cleanAddress(to)}`,
    fields: { ...settings, _next: next.address },
  }),
}

export const facts: ProviderFacts = {
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
