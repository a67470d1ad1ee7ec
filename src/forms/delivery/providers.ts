import { type DeliverySettings, type ProviderName, readDelivery } from "../../model/delivery"
import * as endpoint from "./endpoint"
import * as formspree from "./formspree"
import * as formsubmit from "./formsubmit"
import * as netlify from "./netlify"
import type { Provider, ProviderInfo } from "./provider"
import * as web3forms from "./web3forms"

/** All providers, for the build, the commands and the tests. Pages contain only the chosen one (chosen.ts). */
export const providers: Readonly<Record<ProviderName, { provider: Provider; providerInfo: ProviderInfo }>> = {
  formsubmit,
  netlify,
  formspree,
  web3forms,
  endpoint,
}

/**
 * Returns how to activate the message delivery chosen in `clinic.json`, and what the provider does with personal data.
 */
export const formatDeliveryAdvice = (clinic: DeliverySettings): string => {
  const { provider } = readDelivery(clinic)
  const { name, hosts, stores, contract, activation } = providers[provider].providerInfo
  return [
    `Messages go by ${name} (“${provider}” in clinic.json), which works on ${hosts}.\n`,
    ...activation.map((step, index) => `  ${index + 1}. ${step}`),
    `  ${activation.length + 1}. When it has arrived, turn on Contact page → Contact form activated. Try it again at any time: npm run check:live -- --send\n`,
    `  What it stores: ${stores}`,
    `  Contract: ${contract}`,
    "  The policies’ {messageService} says so to visitors, in the words of the interface.\n",
  ].join("\n")
}
