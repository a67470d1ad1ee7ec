import { readJson } from "./readJson"
import type { Provider, ProviderInfo } from "./provider"

const getAddress = (): string => process.env["GATSBY_DELIVERY_TARGET"] ?? ""

/** Delivers messages to an address of the site itself, which emails them (contract in docs/going-live/messages.md). */
export const provider: Provider = {
  honeypot: "_honey",
  getAddress,
  // Time for which the page has been open: robots are faster than people.
  createSettings: ({ to }) => ({ _to: to, _elapsed: Math.round(performance.now()) }),
  readAnswer: response => readJson(response, answer => Reflect.get(answer, "sent") === true),
  createPlainForm: (_to, next) => ({ action: getAddress(), fields: { _next: next.address } }),
}

export const providerInfo: ProviderInfo = {
  name: "an address of the site itself",
  origins: [],
  hosts:
    "Netlify and Cloudflare Pages, whose functions come with the site; elsewhere a program of your own at the same address",
  stores: "Nothing is stored: the function emails the message, and forgets it.",
  contract: "The host and your email provider handle people’s data for you: their agreements cover it.",
  activation: [
    "At the host, set the variables SMTP_HOST, SMTP_PORT, SMTP_USER, SMTP_PASSWORD and MAIL_FROM: the account that sends the mail, as your email provider gives it (docs/going-live/messages.md). Then deploy again.",
    "On the published site, send a message.",
  ],
}
