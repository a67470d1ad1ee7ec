/** Who carries a message from the site to the clinic: one file of src/forms/delivery each. */
export const providerNames = ["formsubmit", "netlify", "formspree", "web3forms", "endpoint"] as const

export type ProviderName = (typeof providerNames)[number]

/** The field of `clinic.json` with what a provider has to know; those that are not here need nothing. */
export const providerFields: Readonly<Partial<Record<ProviderName, "form" | "accessKey" | "address">>> = {
  formspree: "form",
  web3forms: "accessKey",
  endpoint: "address",
}

/** What `clinic.json` says of the delivery of messages. */
export interface DeliveryFacts {
  readonly delivery?:
    | {
        readonly provider: string
        readonly form?: string | undefined
        readonly accessKey?: string | undefined
        readonly address?: string | undefined
      }
    | undefined
}

/** The provider of a clinic that chooses none. */
const usualProvider: ProviderName = "formsubmit"

/** The provider of this name; the usual one where there is no such provider. */
export const readProvider = (name: unknown): ProviderName =>
  providerNames.find(known => known === name) ?? usualProvider

/** How messages leave the site of a clinic, and what the provider has to know of it. */
export const readDelivery = ({ delivery }: DeliveryFacts): { provider: ProviderName; target: string } => {
  const provider = readProvider(delivery?.provider)
  const field = providerFields[provider]
  return { provider, target: (field && delivery?.[field]) ?? "" }
}
