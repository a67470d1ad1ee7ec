/** A postal address on one line. */
export const formatAddress = ({
  street,
  businessPark,
  town,
  country,
}: Readonly<Record<"street" | "town" | "country", string>> & { businessPark: string | null }): string =>
  [street, businessPark, town, country].filter(Boolean).join(", ")
