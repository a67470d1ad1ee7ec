import { createSitemap } from "../sitemap"

it("the sitemap escapes what XML reserves", () => {
  const pages = [{ path: "/a&b/", alternates: [{ language: "pt", path: "/pt/a&b/" }] }]
  const sitemap = createSitemap("https://www.example.com", pages)
  expect(sitemap).toContain("<loc>https://www.example.com/a&amp;b/</loc>")
  expect(sitemap).toContain('href="https://www.example.com/pt/a&amp;b/"')
})
