/** The routes of the site and what links to them are called (specification section 2). */
export const pages = [
  { to: "/", name: "Home" },
  { to: "/services/", name: "Services" },
  { to: "/about/", name: "About" },
  { to: "/contact/", name: "Contact" },
  { to: "/faq/", name: "FAQ" },
] as const

export const quickLinks = [
  { to: "/services/", name: "Our Services" },
  { to: "/about/", name: "About Us" },
  { to: "/appointment/", name: "Book Appointment" },
  { to: "/faq/", name: "FAQ" },
] as const
