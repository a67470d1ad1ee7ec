import { pages } from "./pages"

/**
 * Returns the id of a price on the services page. It cannot equal a service's anchor, which never has two hyphens in a
 * row.
 */
export const getPriceId = (anchor: string): string => `price--${anchor}`

/** Returns the address of a price. */
export const getPricePath = (anchor: string): string => `${pages.services.path}#${getPriceId(anchor)}`
