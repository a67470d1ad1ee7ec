/** Names of the message providers, each with a file in src/forms/delivery. */
export const providerNames = ["formsubmit", "netlify", "formspree", "web3forms", "endpoint"] as const

export type ProviderName = (typeof providerNames)[number]

/** The field of `clinic.json` with the setting of a provider. Providers that are not listed need none. */
export const providerFields: Readonly<Partial<Record<ProviderName, "form" | "accessKey" | "address">>> = {
  formspree: "form",
  web3forms: "accessKey",
  endpoint: "address",
}

/** Settings in `clinic.json` for the delivery of messages. */
export interface DeliverySettings {
  readonly delivery?:
    | {
        readonly provider: string
        readonly form?: string | undefined
        readonly accessKey?: string | undefined
        readonly address?: string | undefined
      }
    | undefined
}

/** Provider of a clinic that does not choose one. */
const usualProvider: ProviderName = "formsubmit"

/** Returns the provider of this name, or the default one if there is none. */
const readProvider = (name: unknown): ProviderName => providerNames.find(known => known === name) ?? usualProvider

/** Returns a clinic's message provider and its setting. */
export const readDelivery = ({ delivery }: DeliverySettings): { provider: ProviderName; target: string } => {
  const provider = readProvider(delivery?.provider)
  const field = providerFields[provider]
  return { provider, target: (field && delivery?.[field]) ?? "" }
}
