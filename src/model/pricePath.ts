import { pages } from "./pages"

/** The id of a price on the services page. No anchor of a service has two hyphens in a row, so none is the same. */
export const getPriceId = (anchor: string): string => `price--${anchor}`

/** The address of a price. */
export const getPricePath = (anchor: string): string => `${pages.services.path}#${getPriceId(anchor)}`
