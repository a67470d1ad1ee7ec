import type { ProviderName } from "../../model/delivery"
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
