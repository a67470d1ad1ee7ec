/** @jest-environment jsdom */
import { findAddress, getPageAddress, getPrefix, isShownElsewhere } from "../../src/model/links/pageAddress"
import type { PageLanguages } from "../../src/words/useWords"

const own = { language: "pt", name: "Português" }
const languages: PageLanguages = { own, others: [], missing: ["/patients/"] }

it("the clinic's own language has no prefix", () => {
  expect([getPrefix("pt", "pt"), getPrefix("en", "pt")]).toEqual(["", "/en"])
})

it("a language's page for unknown addresses is where hosts look for it", () => {
  expect([getPageAddress("/404/", ""), getPageAddress("/404/", "/en"), getPageAddress("/faq/", "/en")]).toEqual([
    "/404/",
    "/en/404.html",
    "/en/faq/",
  ])
})

it("pages that are shown at other addresses are known by theirs", () => {
  const addresses = ["/offline/", "/en/offline/", "/en/404.html", "/404.html", "/404/", "/en/", "/faq/"]
  expect(addresses.filter(isShownElsewhere)).toEqual(["/offline/", "/en/offline/", "/en/404.html"])
})

it.each([
  ["/faq/#when", { to: "/en/faq/#when" }],
  ["/appointment/?service=Consulta", { to: "/en/appointment/?service=Consulta" }],
  ["/clinic.vcf", { to: "/en/clinic.vcf" }],
  ["tel:+258000", { to: "tel:+258000" }],
  ["#map", { to: "#map" }],
  ["https://wa.me/1", { to: "https://wa.me/1" }],
  // A page without an English translation: the link leads to the clinic's own language, and says so.
  ["/patients/#fever", { to: "/patients/#fever", otherLanguage: own }],
])("a link of an English page to %s leads to %j", (to, address) => {
  expect(findAddress(to, "en", languages)).toEqual(address)
})

it("links of the clinic's own language, and of a clinic with one language, are as they are written", () => {
  expect(findAddress("/faq/", "pt", languages)).toEqual({ to: "/faq/" })
  expect(findAddress("/faq/", "pt")).toEqual({ to: "/faq/" })
})
