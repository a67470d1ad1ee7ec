import type { Page } from "@playwright/test"

/** Links of the header ("Header and footer" in docs/product.md). */
export const headerLinks = [
  { name: "Home", route: "/" },
  { name: "Services", route: "/services/" },
  { name: "About", route: "/about/" },
  { name: "Contact", route: "/contact/" },
  { name: "FAQ", route: "/faq/" },
] as const

/** Page object of the header. */
export const siteHeader = (page: Page) => {
  const header = page.getByRole("banner")
  const navigation = page.getByRole("navigation", { name: "Main" })
  return {
    navigation,
    link: (name: (typeof headerLinks)[number]["name"]) => navigation.getByRole("link", { name, exact: true }),
    currentLink: navigation.locator("[aria-current=page]"),
    menuButton: page.getByRole("button", { name: "Menu" }),
    callLink: header.getByRole("link", { name: "Call Now" }),
    bookLink: header.getByRole("link", { name: "Book Appointment" }),
  }
}
