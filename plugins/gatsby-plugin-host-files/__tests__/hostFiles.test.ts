/** @jest-environment jsdom */
import { createSecurityText } from "../securityText"
import { createRobots, createSitemap } from "../sitemap"

const website = "https://www.example.com"

it("lists pages for search engines, each with its other languages", () => {
  const alternates = [
    { language: "en", path: "/" },
    { language: "pt", path: "/pt/" },
  ]
  const sitemap = new DOMParser().parseFromString(
    createSitemap(website, [{ path: "/", alternates }, { path: "/about/" }, { path: "/pt/", alternates }]),
    "text/xml"
  )
  const pages = Array.from(sitemap.querySelectorAll("url"), url => [
    url.querySelector("loc")?.textContent,
    ...Array.from(
      url.getElementsByTagName("xhtml:link"),
      link => `${link.getAttribute("hreflang")} ${link.getAttribute("href")}`
    ),
  ])
  const links = ["en https://www.example.com/", "pt https://www.example.com/pt/"]
  expect(pages).toEqual([
    ["https://www.example.com/", ...links],
    ["https://www.example.com/about/"],
    ["https://www.example.com/pt/", ...links],
  ])
  expect(createRobots(website)).toContain("Sitemap: https://www.example.com/sitemap.xml")
})

it("says how to report a weakness, in the form of RFC 9116", () => {
  const text = createSecurityText(website, {
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
