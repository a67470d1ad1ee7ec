/** Legal requirements, keyed by country code, for countries in which somebody has looked them up. */
export const laws: Readonly<Record<string, string>> = {
  ZW: `In Zimbabwe the Cyber and Data Protection Act [Chapter 12:07] treats health data as sensitive.
    Statutory Instrument 155 of 2024 asks whoever handles data of 50 people or more for a licence and a
    data-protection officer.`,
}
