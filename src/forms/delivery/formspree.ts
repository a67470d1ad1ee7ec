import type { JsonProvider, ProviderInfo } from "./provider"

const origin = "https://formspree.io"

const getUrl = (): string => `${origin}/f/${process.env["GATSBY_DELIVERY_TARGET"]}`

/** Delivers messages by Formspree, a form forwarder with accounts (https://help.formspree.io). */
export const provider: JsonProvider = {
  honeypot: "_gotcha",
  getUrl,
  isSent: answer => Reflect.get(answer, "ok") === true,
  createPlainForm: (_to, next) => ({ action: getUrl(), fields: { _next: next.url } }),
}

export const providerInfo: ProviderInfo = {
  name: "Formspree",
  origins: [origin],
  hosts: "any host",
  stores:
    "Formspree keeps each message in your account, in the United States: 30 days with a free plan, longer with others, or until somebody deletes it. It emails it, too.",
  contract:
    "Formspree handles people’s data for you: accept its data processing agreement, and name it in the privacy policy.",
  activation: [
    "At formspree.io make an account with the general address, confirm the address, and make a form. Its ID, the end of its address, goes into The clinic → Message delivery.",
    "In the form’s settings allow the site’s domain alone, and turn off the CAPTCHA: messages sent with scripts cannot solve it.",
    "On the published site, send a message.",
  ],
}
