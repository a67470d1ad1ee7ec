/** What the law asks, by the code of the country: only where somebody has looked it up. */
export const laws: Readonly<Record<string, string>> = {
  ZW: `In Zimbabwe the Cyber and Data Protection Act [Chapter 12:07] treats health data as sensitive.
    Statutory Instrument 155 of 2024 asks whoever handles data of 50 people or more for a licence and a
    data-protection officer.`,
}
