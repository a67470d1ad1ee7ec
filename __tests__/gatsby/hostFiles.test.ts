import { listListedPages } from "../../src/gatsby/hostFiles"

const listPages = (...names: string[]) => names.map(name => ({ name, words: [], isPart: false }))

it("the sitemap lists each page with all of its languages, and with none where it has only one", () => {
  const own = { language: "pt", prefix: "", pages: listPages("services", "faq", "messageSent", "offline", "notFound") }
  const other = { language: "en", prefix: "/en", pages: listPages("services", "offline") }
  const alternates = [
    { language: "pt", path: "/services/" },
    { language: "en", path: "/en/services/" },
  ]
  expect(listListedPages([own, other])).toEqual([
    { path: "/services/", alternates },
    { path: "/faq/" },
    { path: "/en/services/", alternates },
  ])
})
