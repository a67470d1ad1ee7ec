/** @jest-environment node */
import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { subsetHeadingFont } from "../../src/publish/headingFont"

let cacheFolder = ""

beforeAll(async () => {
  cacheFolder = await mkdtemp(path.join(tmpdir(), "heading-font-"))
})

afterAll(() => rm(cacheFolder, { recursive: true }))

it("is subset again for a new letter, and read from the cache for the same letters", async () => {
  const [font, larger, again] = [
    await subsetHeadingFont("Clinic", cacheFolder),
    await subsetHeadingFont("ClinicŽ", cacheFolder),
    await subsetHeadingFont("Clinic", cacheFolder),
  ]
  expect(larger.length).toBeGreaterThan(font.length)
  expect(again.equals(font)).toBe(true)
  const count = (await readdir(cacheFolder)).length
  await subsetHeadingFont("ClinicŽ", cacheFolder)
  expect(await readdir(cacheFolder)).toHaveLength(count)
})
