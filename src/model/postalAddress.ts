/** A postal address. Omitted parts are `null`. */
export interface PostalAddress {
  readonly street: string
  readonly businessPark: string | null
  readonly lines: readonly string[] | null
  readonly postcode: string | null
  readonly town: string
  readonly country: string
  readonly countryCode: string
}

/**
 * Countries in which the postcode follows the town, according to the Universal Postal Union. In others it precedes the
 * town.
 */
const withPostcodeLast = new Set(
  "AU BD CA EG GB GH ID IE IN JM JO KR LK LV NG NP NZ PK SA SG TH TW UA US VN ZA".split(" ")
)

const formatTown = ({ town, postcode, countryCode }: PostalAddress): string =>
  (withPostcodeLast.has(countryCode) ? [town, postcode] : [postcode, town]).filter(Boolean).join(" ")

/** Returns the lines of a postal address, as on a letter. */
export const splitPostalAddress = (postalAddress: PostalAddress): string[] =>
  [
    postalAddress.street,
    postalAddress.businessPark,
    ...(postalAddress.lines ?? []),
    `${formatTown(postalAddress)}, ${postalAddress.country}`,
  ].flatMap(line => line ?? [])

/** Returns a postal address on one line. */
export const formatPostalAddress = (postalAddress: PostalAddress): string =>
  splitPostalAddress(postalAddress).join(", ")
