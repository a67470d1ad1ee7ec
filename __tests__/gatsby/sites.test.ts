import { secondContent } from "../../testing/sampleFolders"
import { type Content } from "../../plugins/gatsby-plugin-content-model"
import { createSites } from "../../plugins/gatsby-plugin-content-model/translations"
import { readContent } from "../../src/model/checks/readContent"
import { contentSettings } from "../../src/model/checks/contentSettings"
import { type Site, createSite, listPages } from "../../src/gatsby/sites"
import { parseFiles } from "../../testing/data"

/** The clinic in Beira: Portuguese, with a complete English translation. */
let content: Content = { files: {} }
beforeAll(async () => {
  content = await readContent(secondContent)
})

/** Creates the clinic's sites in both languages, without the English translation of the file `left`. */
const createBoth = (left = "") => {
  const { [left]: _, ...english } = parseFiles(content.translations?.["en"] ?? {})
  const { pt = {}, en = {} } = createSites(contentSettings, parseFiles(content.files), { en: english })
  return [createSite(pt, "pt"), createSite(en, "pt")] as const
}

/** Returns the context of the page `name` of a site. `sites` are the site in every language. */
const getContext = (site: Site, name: string, sites: readonly [Site, ...Site[]] = [site], isPreview = false) => {
  const page = listPages(site, sites, isPreview).find(({ context }) => context.page === name)
  if (!page) throw new Error(`There is no page ${name}.`)
  return page.context
}

const listNames = ({ pages }: Site): string[] => pages.map(({ name }) => name)

it("a page knows itself in the other language, and is told in which words the reception reads of it", () => {
  const [own, other] = createBoth()
  expect(getContext(own, "contact", [own, other]).languages).toEqual({
    own: { language: "pt", name: "Português" },
    others: [{ language: "en", name: "English", to: "/en/contact/", isSame: true }],
    missing: [],
  })
  expect(getContext(other, "contact", [own, other])).toMatchObject({
    language: "en",
    languages: {
      others: [{ language: "pt", name: "Português", to: "/contact/", isSame: true }],
      reception: { label: "Idioma", language: "inglês" },
    },
  })
})

it("a page that is not complete in a language is not there, and its links know it", () => {
  const [own, other] = createBoth("faqs")
  expect(listNames(other)).not.toContain("faq")
  expect(getContext(own, "faq", [own, other]).languages?.others).toEqual([
    { language: "en", name: "English", to: "/en/", isSame: false },
  ])
  expect(getContext(other, "home", [own, other]).languages?.missing).toEqual(["/faq/"])
})

it.each([
  ["one part", ["care"]],
  ["one part, and some of the rest,", ["care", "services"]],
])(
  "a page of which %s is translated has the words of the part, and is where links to its language lead",
  (_, names) => {
    const { clinic, ...others } = parseFiles(content.translations?.["en"] ?? {})
    const translated = Object.fromEntries(Object.entries(others).filter(([name]) => names.includes(name)))
    const { pt = {}, en = {} } = createSites(contentSettings, parseFiles(content.files), {
      en: { clinic, ...translated },
    })
    const [own, other] = [createSite(pt, "pt"), createSite(en, "pt")] as const
    expect(other.pages).toMatchObject([{ name: "services", isPart: true }])
    const { words, languages, isPart } = getContext(other, "services", [own, other])
    expect(isPart).toBe(true)
    expect(getContext(own, "services", [own, other])).not.toHaveProperty("isPart")
    expect(Object.keys(words)).toEqual(["layout", "notice", "emergency", "review"])
    expect(languages?.missing).toContain("/")
    const listTargets = (name: string) => getContext(own, name, [own, other]).languages?.others
    expect(listTargets("services")).toMatchObject([{ to: "/en/services/", isSame: true }])
    expect(listTargets("home")).toMatchObject([{ to: "/en/services/", isSame: false }])
  }
)

it("a language has the name that the clinic writes", () => {
  const [own, other] = createBoth()
  const { clinic } = parseFiles(content.files)
  const files = { clinic: { ...clinic, translations: [{ ...clinic.translations[0], name: "inglês" }] } }
  expect([own.languageName, other.languageName]).toEqual(["Português", "English"])
  expect(
    createSite({ clinic: { ...files.clinic, locale: { ...clinic.locale, language: "en" } } }, "pt").languageName
  ).toBe("Inglês")
})

it("a page at unknown paths leads to the home page of the other language", () => {
  const [own, other] = createBoth()
  for (const name of ["notFound", "offline"] as const)
    expect(getContext(other, name, [own, other]).languages?.others[0]?.to).toBe("/")
})

it("a page has the words that it uses and no others, and in a preview those of previews", () => {
  const [own] = createBoth()
  const { layout, notice, contactForm, preview } = own.words
  const { words } = getContext(own, "contact")
  expect(words).toMatchObject({ layout, notice, contactForm })
  expect(words).not.toHaveProperty("appointmentForm")
  expect(words).not.toHaveProperty("preview")
  expect(getContext(own, "contact", [own], true).words).toHaveProperty("preview", preview)
  expect(Object.keys(getContext(own, "notFound").words)).toEqual(["layout", "notice"])
})

it("a clinic with one language says nothing of languages", () => {
  const [own] = createBoth()
  expect(getContext(own, "home")).not.toHaveProperty("languages")
})
