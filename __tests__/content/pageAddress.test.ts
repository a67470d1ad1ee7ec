import { findAddress, getPageAddress, getPrefix, isShownElsewhere } from "../../src/content/pageAddress"
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
  ["/faq/#when", "/en/faq/#when"],
  ["/appointment/?service=Consulta", "/en/appointment/?service=Consulta"],
  ["/clinic.vcf", "/en/clinic.vcf"],
  ["tel:+258000", "tel:+258000"],
  ["#map", "#map"],
  ["https://wa.me/1", "https://wa.me/1"],
])("a link of an English page to %s leads to %s", (to, address) => {
  expect(findAddress(to, "en", languages)).toEqual({ to: address })
})

it("a link to a page that is not there in English leads to it in the clinic's own language, and says so", () => {
  expect(findAddress("/patients/#fever", "en", languages)).toEqual({ to: "/patients/#fever", otherLanguage: own })
})

it("links of the clinic's own language, and of a clinic with one language, are as they are written", () => {
  expect(findAddress("/faq/", "pt", languages)).toEqual({ to: "/faq/" })
  expect(findAddress("/faq/", "pt")).toEqual({ to: "/faq/" })
})
