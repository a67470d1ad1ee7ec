import { type DeliverySettings, providerNames, readDelivery } from "../src/model/delivery"
import { findWords } from "../src/model/goLive"
import { readClinic } from "../src/model/readClinic"
import type { Model, Files } from "../plugins/gatsby-plugin-content-model"
import { providers } from "../src/forms/delivery/providers"

/** Pattern of the names that the samples use for a forwarding service, in each language. */
const forwarding = "forwarding service|serviço de reencaminhamento"

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

/** Returns problems for texts that name a provider other than the chosen one. `files` must include `clinic.json`. */
export const findOtherProviders = (files: Files, model: Model) => {
  const { provider } = readDelivery(readClinic(files["clinic"]))
  const others = providerNames.filter(other => other !== provider && other !== "endpoint")
  const isForwarded = providers[provider].providerInfo.origins.length > 0
  const names = others.map(other => providers[other].providerInfo.name.replace(" Forms", ""))
  const pattern = new RegExp([...names, ...(isForwarded ? [] : [forwarding])].join("|"), "i")
  return findWords(
    pattern,
    words => `says “${words}”, but messages go by ${providers[provider].providerInfo.name}: is it true?`,
    files,
    model
  )
}
