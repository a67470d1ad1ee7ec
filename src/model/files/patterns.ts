import type { Pattern } from "../../../plugins/gatsby-plugin-content-model"

const clockTime = "([01][0-9]|2[0-3]):[0-5][0-9]"
export const timePattern: Pattern = {
  regex: `^${clockTime}$`,
  description: "a time of 24 hours such as 07:30",
}
export const closingTimePattern: Pattern = {
  regex: `^(${clockTime}|24:00)$`,
  description: "a time of 24 hours such as 17:00, and 24:00 at the end of the day",
}
export const datePattern: Pattern = {
  regex: "^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
  description: "a day such as 2026-11-22",
}
// Mailboxes can have letters with accents (RFC 6531). Those of other alphabets look like Latin ones.
export const emailPattern: Pattern = {
  regex: "^[A-Za-z0-9\u00c0-\u024f.!#$%&'*+/=?^_|~-]+@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+$",
  description: "an email address such as info@example.com",
}
export const timeZonePattern: Pattern = {
  regex: "^[A-Z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$",
  description: "a time zone’s name in the IANA database, such as Africa/Harare",
}
export const originPattern: Pattern = {
  regex: "^https://[a-z0-9.-]+$",
  description:
    "the site’s own address in small letters and without a slash at its end, such as https://www.example.com",
}
export const urlPattern: Pattern = {
  regex: "^https://[A-Za-z0-9.-]+(:[0-9]+)?(/[^\\s]*)?$",
  description: "a web address that begins with https://",
}
export const colourPattern: Pattern = {
  regex: "^#[0-9a-fA-F]{6}$",
  description: "a colour of six digits or letters from a to f, such as “#336699”",
}
