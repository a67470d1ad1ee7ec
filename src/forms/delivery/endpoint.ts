import type { JsonProvider, ProviderInfo } from "./provider"

const getUrl = (): string => process.env["GATSBY_DELIVERY_TARGET"] ?? ""

/** Delivers messages to a URL of the site itself, where a program of the clinic emails them (contract in docs/going-live/messages.md). */
export const provider: JsonProvider = {
  honeypot: "_honey",
  getUrl,
  // Time for which the page has been open: robots are faster than people.
  createSettings: ({ to }) => ({ _to: to, _elapsed: Math.round(performance.now()) }),
  isSent: answer => Reflect.get(answer, "sent") === true,
  createPlainForm: (_to, next) => ({ action: getUrl(), fields: { _next: next.url } }),
}

export const providerInfo: ProviderInfo = {
  name: "an address of the site itself",
  origins: [],
  hosts: "a server where a program of yours answers at that address",
  stores: "What your program stores.",
  contract: "Your host and your email provider handle people’s data for you: their agreements cover it.",
  activation: [
    "Set up the program that emails the messages: docs/going-live/messages.md says what it receives and answers.",
    "On the published site, send a message.",
  ],
}
