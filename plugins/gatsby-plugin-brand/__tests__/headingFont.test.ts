import { readdirSync } from "node:fs"
import { headingFonts } from ".."
import { createTemporaryFolder } from "../../../testing/temporaryFolder"
import { publishHeadingFonts, subsetHeadingFont } from "../headingFont"

const folder = createTemporaryFolder()

const letters = " !&+,-./0124567:?ABCDEFGHILMNOPQRSTUVWXYabcdefghiklmnopqrstuvwxy"

it("is subset again for a new letter, and read from the cache for the same letters", async () => {
  const [font, larger, again] = [
    await subsetHeadingFont("Fraunces", "Clinic", folder.at()),
    await subsetHeadingFont("Fraunces", "ClinicŽ", folder.at()),
    await subsetHeadingFont("Fraunces", "Clinic", folder.at()),
  ]
  expect(larger.length).toBeGreaterThan(font.length)
  expect(again.equals(font)).toBe(true)
  const count = readdirSync(folder.at()).length
  await subsetHeadingFont("Fraunces", "ClinicŽ", folder.at())
  expect(readdirSync(folder.at())).toHaveLength(count)
})

it.each(Object.keys(headingFonts))("of %s has at most 8 KB for the letters of a site’s headings", async name => {
  const font = await subsetHeadingFont(name, letters, folder.at())
  expect(font.length).toBeLessThanOrEqual(8000)
})

const readAddress = (file: string) => /\/static\/[^)]*/.exec(folder.read(`public/${file}`))?.[0] ?? ""

const publish = (later: Record<string, string[]> = {}) =>
  publishHeadingFonts(folder.at("public"), "Nunito", ["/index.html", "/a/index.html", "/pt/index.html"], later)

describe("the fonts of a built site", () => {
  const styles = "<style>h1{font-family:var(--heading)}@font-face{src:url(/static/nunito.woff2)}</style>"
  const writePage = (file: string, language: string, heading: string) =>
    folder.write(`public/${file}`, `<!doctype html><html lang="${language}">${styles}<h1>${heading}</h1>`)

  beforeEach(() => {
    writePage("index.html", "en", "Bread")
    writePage("a/index.html", "en", "Cake")
    writePage("pt/index.html", "pt", "Pão")
  })

  it("have the letters of all pages in a language, and an address that every page names", async () => {
    await publish()
    expect(readAddress("index.html")).toMatch(/^\/static\/nunito-[0-9a-f]{10}\.woff2$/)
    expect(readAddress("a/index.html")).toBe(readAddress("index.html"))
    expect(readAddress("pt/index.html")).not.toBe(readAddress("index.html"))
    expect(folder.read(`public${readAddress("index.html")}`).slice(0, 4)).toBe("wOF2")
  })

  it("are the same after a page has changed as when all pages are new", async () => {
    await publish()
    const before = readAddress("index.html")
    writePage("a/index.html", "en", "Žofia’s cake")
    await publish()
    const warm = readAddress("index.html")
    writePage("index.html", "en", "Bread")
    writePage("a/index.html", "en", "Žofia’s cake")
    await publish()
    expect(warm).not.toBe(before)
    expect(readAddress("index.html")).toBe(warm)
    expect(readAddress("a/index.html")).toBe(warm)
  })

  it("have the letters of headings that come later", async () => {
    await publish()
    const before = readAddress("index.html")
    await publish({ en: ["Thank you!"], fr: ["Merci ç"] })
    expect(readAddress("index.html")).not.toBe(before)
  })

  it("end the build where a page has no address of them", async () => {
    folder.write("public/a/index.html", "<h1>Cake</h1>")
    await expect(publish()).rejects.toThrow("/a/index.html has no style with /static/nunito.woff2.")
  })
})
