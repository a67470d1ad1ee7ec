/** A postal address on one line. */
export const formatAddress = ({
  street,
  businessPark,
  town,
  country,
}: Readonly<Record<"street" | "businessPark" | "town" | "country", string>>): string =>
  [street, businessPark, town, country].join(", ")
