/** @jest-environment jsdom */
import { findLinkTarget, getPagePath, getPrefix, shownElsewhere } from "../../src/model/links/pages"
import type { PageLanguages } from "../../src/words/useWords"

const own = { language: "pt", name: "Português" }
const languages: PageLanguages = { own, others: [], missing: ["/patients/"] }

it("the clinic's own language has no prefix", () => {
  expect([getPrefix("pt", "pt"), getPrefix("en", "pt")]).toEqual(["", "/en"])
})

it("a language's page for unknown paths is where hosts look for it", () => {
  expect([getPagePath("/404/", ""), getPagePath("/404/", "/en"), getPagePath("/faq/", "/en")]).toEqual([
    "/404/",
    "/en/404.html",
    "/en/faq/",
  ])
})

it("a page that a host shows at another path is known by its own", () => {
  const paths = ["/offline/", "/en/offline/", "/en/404.html", "/404.html", "/404/", "/en/", "/faq/"]
  expect(paths.filter(path => new RegExp(shownElsewhere).test(path))).toEqual([
    "/offline/",
    "/en/offline/",
    "/en/404.html",
  ])
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
])("a link of an English page to %s leads to %j", (to, target) => {
  expect(findLinkTarget(to, "en", languages)).toEqual(target)
})

it("links of the clinic's own language, and of a clinic with one language, are as they are written", () => {
  expect(findLinkTarget("/faq/", "pt", languages)).toEqual({ to: "/faq/" })
  expect(findLinkTarget("/faq/", "pt")).toEqual({ to: "/faq/" })
})
