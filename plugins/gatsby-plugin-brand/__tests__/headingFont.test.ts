import { readdirSync } from "node:fs"
import { headingFonts } from ".."
import { createTemporaryFolder } from "../../../testing/createTemporaryFolder"
import { publishHeadingFont, subsetHeadingFont } from "../headingFont"

const folder = createTemporaryFolder()

const letters = " !&+,-./0124567:?ABCDEFGHILMNOPQRSTUVWXYabcdefghiklmnopqrstuvwxy"

it("the heading font is made again for a new letter, and read from the cache for the same letters", async () => {
  const [font, larger, again] = [
    await subsetHeadingFont("Fraunces", "Bakery", folder.at()),
    await subsetHeadingFont("Fraunces", "BakeryŽ", folder.at()),
    await subsetHeadingFont("Fraunces", "Bakery", folder.at()),
  ]
  expect(larger.length).toBeGreaterThan(font.length)
  expect(again.equals(font)).toBe(true)
  const count = readdirSync(folder.at()).length
  await subsetHeadingFont("Fraunces", "BakeryŽ", folder.at())
  expect(readdirSync(folder.at())).toHaveLength(count)
})

it.each(Object.keys(headingFonts))(
  "the heading font of %s has at most 8 KB for the letters of a site’s headings",
  async name => {
    const font = await subsetHeadingFont(name, letters, folder.at())
    expect(font.length).toBeLessThanOrEqual(8000)
  }
)

it("the heading font has a file name that changes with its letters alone", async () => {
  const publish = (...texts: string[]) => publishHeadingFont(folder.at("public"), "Nunito", texts)
  const url = await publish("Bread", "Pão")
  expect(url).toMatch(/^\/static\/nunito-[0-9a-f]{10}\.woff2$/)
  expect(folder.read(`public${url}`).slice(0, 4)).toBe("wOF2")
  expect(await publish("Pão", "Bread", "dare")).toBe(url)
  expect(await publish("Bread", "Pão", "Žofia’s")).not.toBe(url)
  // A soft hyphen is shown as a hyphen.
  expect(await publish("Bread\u00AD", "Pão")).toBe(await publish("Bread-", "Pão"))
})
