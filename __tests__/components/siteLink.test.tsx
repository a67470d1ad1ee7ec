/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { SiteLink } from "../../src/components/SiteLink"
import { PageProvider } from "../../src/components/useSite"
import { InEnglish, pageData } from "../../testing/unit/pages"
import { en } from "../../src/words/en"
import { type PageWords, WordsContext } from "../../src/words/useWords"

/** An English page of a clinic that has not translated its page for patients. */
const page: PageWords = {
  language: "en",
  words: en,
  languages: { own: { language: "pt", name: "Português" }, others: [], missing: ["/patients/"] },
}

const show = (to: string) =>
  render(
    <WordsContext.Provider value={page}>
      <SiteLink to={to}>More</SiteLink>
    </WordsContext.Provider>,
    { wrapper: InEnglish }
  )

it("a link to a page that is not translated names the page's language", () => {
  show("/patients/")
  const link = screen.getByRole("link", { name: /^More \(in Português ?\)$/ })
  expect(link).toHaveAttribute("href", "/patients/")
  expect(link).toHaveAttribute("hreflang", "pt")
  expect(screen.getByText("Português")).toHaveAttribute("lang", "pt")
})

it.each([
  ["phone", "tel:+263000000000"],
  ["whatsapp", "https://wa.me/263000000001"],
  ["emergency", "tel:464"],
])("a link to “%s” leads to %s: the clinic's number, as it is dialled", (to, url) => {
  const site = pageData("/about/").content
  const clinic = {
    ...site.clinic,
    phone: "+263 00 000 0000",
    whatsapp: "+263 00 000 0001",
    emergency: { ...site.clinic.emergency, number: "464" },
  }
  render(
    <PageProvider page={page} site={{ ...site, clinic }}>
      <SiteLink to={to}>More</SiteLink>
    </PageProvider>
  )
  expect(screen.getByRole("link", { name: "More" })).toHaveAttribute("href", url)
})
