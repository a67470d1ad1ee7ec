import { readdirSync } from "node:fs"
import { headingFonts } from ".."
import { createTemporaryFolder } from "../../../testing/temporaryFolder"
import { subsetHeadingFont } from "../headingFont"

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
