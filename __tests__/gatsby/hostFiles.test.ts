import { listListedPages } from "../../src/gatsby/hostFiles"

it("the sitemap lists each page with all of its languages, and with none where it has only one", () => {
  const own = { language: "pt", prefix: "", pageNames: ["services", "faq", "offline"] }
  const other = { language: "en", prefix: "/en", pageNames: ["services", "offline"] }
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
