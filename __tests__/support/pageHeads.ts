/** The name of the sample's clinic. */
const clinicName = "Mopane Medical Centre"

/** The titles and descriptions of the sample's pages. */
export const pageHeads = {
  "/": {
    title: "Open day and night",
    description:
      "Doctors, nurses, a pharmacy and beds in Mopane, open 24 hours every day. Book an appointment online, or call at any hour.",
  },
  "/services/": {
    title: "Our services",
    description:
      "Fifteen services under one roof: doctors, tests, pharmacy, maternity, beds and a theatre. See what each includes and book online.",
  },
  "/about/": {
    title: "About us",
    description:
      "Who we are: a family clinic in Mopane that never closes, what we stand for, what we have achieved, and how to visit us.",
  },
  "/contact/": {
    title: "Contact us",
    description:
      "Call, write or visit Mopane Medical Centre in Mopane: phone, email, address, a street map and a message form. Open 24 hours, every day.",
  },
  "/appointment/": {
    title: "Book an appointment",
    description: "Ask for a day and a time that suit you. See what to bring and when to come, or call us at any hour.",
  },
  "/faq/": {
    title: "Frequently asked questions",
    description:
      "How to book, change or cancel a visit, what to bring, which medical aid we accept, and what to do in an emergency.",
  },
} as const

/** The title of a page's document. */
export const titleOf = (route: keyof typeof pageHeads): string =>
  route === "/" ? `${clinicName}: ${pageHeads[route].title}` : `${pageHeads[route].title} | ${clinicName}`
