import { createHash } from "node:crypto"
import { readFile, readdir } from "node:fs/promises"
import path from "node:path"
import { expect, test } from "@playwright/test"
import sharp from "sharp"

/** Every picture in `public/`, whatever put it there. */

const filesBelow = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter(entry => entry.isFile()).map(entry => path.join(entry.parentPath, entry.name))

test("no published picture tells where, when or with what it was taken, and none is a file of data/images itself", async () => {
  const originals = new Set(await Promise.all((await filesBelow("data/images")).map(async file => hashOf(await readFile(file)))))
  const published = (await filesBelow("public")).filter(file => /\.(?:jpe?g|png|webp|avif|gif|tiff?|hei[cf])$/i.test(file))
  expect(published.length).toBeGreaterThan(originals.size)
  const telling: string[] = []
  for (const file of published) {
    const bytes = await readFile(file)
    const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata()
    const found = Object.entries({ exif, xmp, iptc, icc, orientation }).filter(([, value]) => value !== undefined).map(([name]) => name)
    if (originals.has(hashOf(bytes))) found.push("the original")
    if (found.length) telling.push(`${file}: ${found.join(", ")}`)
  }
  expect(telling).toEqual([])
})

const hashOf = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex")
