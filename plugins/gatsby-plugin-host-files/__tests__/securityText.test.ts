import { createSecurityText } from "../createSecurityText"

it("says how to report a weakness, in the form of RFC 9116", () => {
  const text = createSecurityText("https://www.example.com", {
    contacts: ["mailto:info@example.com", "https://www.example.com/contact/"],
    expires: "2027-11-01T00:00:00+02:00",
    languages: ["en", "pt"],
  })
  expect(text.split("\n")).toEqual([
    "Contact: mailto:info@example.com",
    "Contact: https://www.example.com/contact/",
    "Expires: 2027-11-01T00:00:00+02:00",
    "Preferred-Languages: en, pt",
    "Canonical: https://www.example.com/.well-known/security.txt",
    "",
  ])
})
