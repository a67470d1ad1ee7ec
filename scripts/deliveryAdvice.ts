import { type DeliveryFacts, providerNames, readDelivery } from "../src/model/delivery"
import { findWords } from "../src/model/goLive"
import { readClinic } from "../src/model/readClinic"
import type { Model, Files } from "../plugins/gatsby-plugin-content-model"
import { providers } from "../src/forms/delivery/providers"

/** What the samples call a service that forwards messages, in each language. */
const forwarding = "forwarding service|serviço de reencaminhamento"

/** How to start the message delivery that `clinic.json` chooses, and what it means for people's data. */
export const formatDeliveryAdvice = (clinic: DeliveryFacts): string => {
  const { provider } = readDelivery(clinic)
  const { name, hosts, stores, contract, activation } = providers[provider].facts
  return [
    `Messages go by ${name} (“${provider}” in clinic.json), which works on ${hosts}.\n`,
    ...activation.map((step, index) => `  ${index + 1}. ${step}`),
    `  ${activation.length + 1}. When it has arrived, turn on Contact page → Contact form activated. Try it again at any time: npm run check:live -- --send\n`,
    `  What it stores: ${stores}`,
    `  Contract: ${contract}`,
    "  The policies’ {messageService} says so to visitors, in the words of the interface.\n",
  ].join("\n")
}

/** Texts that name another provider than the one that is chosen. `files` has its `clinic.json`. */
export const findOtherProviders = (files: Files, model: Model) => {
  const { provider } = readDelivery(readClinic(files["clinic"]))
  const others = providerNames.filter(other => other !== provider && other !== "endpoint")
  const isForwarded = providers[provider].facts.origins.length > 0
  const names = others.map(other => providers[other].facts.name.replace(" Forms", ""))
  const pattern = new RegExp([...names, ...(isForwarded ? [] : [forwarding])].join("|"), "i")
  return findWords(
    pattern,
    words => `says “${words}”, but messages go by ${providers[provider].facts.name}: is it true?`,
    files,
    model
  )
}
