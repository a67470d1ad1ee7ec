import type { SiteData } from "../../components/useSite"

/** Describes where a place is (https://schema.org/PostalAddress). */
export const createPostalAddress = ({ address }: Pick<SiteData["clinic"], "address">) => ({
  "@type": "PostalAddress" as const,
  streetAddress: [address.street, address.businessPark, ...(address.lines ?? [])].filter(Boolean).join(", "),
  addressLocality: address.town,
  ...(address.postcode && { postalCode: address.postcode }),
  addressCountry: address.countryCode,
})
