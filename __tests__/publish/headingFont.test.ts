/** @jest-environment node */
import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { sampleContent } from "../../scripts/sampleFolders"
import { headingFonts } from "../../src/content/brand/headingFonts"
import { readTexts } from "../../src/content/check/readContent"
import { listHeadingLetters, subsetHeadingFont } from "../../src/publish/headingFont"

let cacheFolder = ""

beforeEach(async () => {
  cacheFolder = await mkdtemp(path.join(tmpdir(), "heading-font-"))
})

afterEach(() => rm(cacheFolder, { recursive: true }))

it("is subset again for a new letter, and read from the cache for the same letters", async () => {
  const [font, larger, again] = [
    await subsetHeadingFont("Fraunces", "Clinic", cacheFolder),
    await subsetHeadingFont("Fraunces", "ClinicŽ", cacheFolder),
    await subsetHeadingFont("Fraunces", "Clinic", cacheFolder),
  ]
  expect(larger.length).toBeGreaterThan(font.length)
  expect(again.equals(font)).toBe(true)
  const count = (await readdir(cacheFolder)).length
  await subsetHeadingFont("Fraunces", "ClinicŽ", cacheFolder)
  expect(await readdir(cacheFolder)).toHaveLength(count)
})

it.each(Object.keys(headingFonts))("of %s has at most 8 KB for the letters of the sample", async name => {
  const font = await subsetHeadingFont(name, listHeadingLetters(await readTexts(sampleContent)), cacheFolder)
  expect(font.length).toBeLessThanOrEqual(8000)
})
