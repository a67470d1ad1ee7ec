import { readdirSync } from "node:fs"
import { sampleContent } from "../../scripts/sampleFolders"
import { headingFonts } from "../../src/model/brand/headingFonts"
import { readTexts } from "../../plugins/gatsby-plugin-content-model/build"
import { listHeadingLetters, subsetHeadingFont } from "../../src/publish/headingFont"
import { createTemporaryFolder } from "../../testing/temporaryFolder"

const folder = createTemporaryFolder()

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

it.each(Object.keys(headingFonts))("of %s has at most 8 KB for the letters of the sample", async name => {
  const font = await subsetHeadingFont(name, listHeadingLetters(await readTexts(sampleContent)), folder.at())
  expect(font.length).toBeLessThanOrEqual(8000)
})
