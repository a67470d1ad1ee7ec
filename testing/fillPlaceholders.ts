/** Facts of the sample's clinic, keyed by placeholder. */
const values: Readonly<Record<string, string>> = {
  name: "Mopane Medical Centre",
  phone: "+263 00 000 0000",
  emergency: "464",
  town: "Mopane",
  hours: "24/7",
  businessHours: "Monday to Friday, 8:00 AM to 5:00 PM",
  replyTime: "24 hours",
  bookAhead: "a month",
  generalEmail: "hello@example.com",
  infoEmail: "info@example.com",
  appointmentsEmail: "appointments@example.com",
}

/** Returns a text of the sample as pages show it, with its placeholders filled in. */
export const fillPlaceholders = (text: string): string =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)
