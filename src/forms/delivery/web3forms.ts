import type { JsonProvider, ProviderInfo } from "./provider"

const origin = "https://api.web3forms.com"

const url = `${origin}/submit`

const getKey = (): string => process.env["GATSBY_DELIVERY_TARGET"] ?? ""

/**
 * Delivers messages by Web3Forms, a form forwarder with a key for each mailbox (https://docs.web3forms.com). The key is
 * not secret.
 */
export const provider: JsonProvider = {
  honeypot: "botcheck",
  getUrl: () => url,
  createSettings: () => ({ access_key: getKey() }),
  isSent: answer => Reflect.get(answer, "success") === true,
  createPlainForm: (_to, next) => ({ action: url, fields: { access_key: getKey(), redirect: next.url } }),
}

export const providerInfo: ProviderInfo = {
  name: "Web3Forms",
  origins: [origin],
  hosts: "any host",
  stores:
    "Web3Forms emails each message and says that it keeps none with a free plan; with others it keeps them in your account. Its computers are abroad.",
  contract:
    "Web3Forms handles people’s data for you: ask it for a data processing agreement, and name it in the privacy policy.",
  activation: [
    "At web3forms.com ask for an access key with the general address. It comes by email: put it into The clinic → Message delivery.",
    "On the published site, send a message.",
  ],
}
