import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { derivePalette } from "../../plugins/gatsby-plugin-brand"
import { vCard } from "./vCard"
import { createWebManifest, writeIcons } from "./icons"
import type { PublishedSite } from "./published"
import { writeSharePictures } from "./sharePictures"

/**
 * Writes the files beside the pages of the project in `folder`: in each language a vCard, a manifest and share pictures; for
 * all together the icons. The first of `sites` is that of the clinic's own language.
 */
export const publish = async (sites: readonly PublishedSite[], folder: string): Promise<void> => {
  const publicFolder = path.join(folder, "public")
  const [own] = sites
  if (!own) throw new Error("There is no site to publish.")
  const { brand } = own.content
  const palette = derivePalette(brand, "light")
  const texts: Record<string, string> = {}
  for (const { prefix, content } of sites) {
    texts[`${prefix}/clinic.vcf`] = vCard(content.clinic, content.hours, prefix)
    texts[`${prefix}/site.webmanifest`] = createWebManifest(content.clinic, palette, prefix)
  }
  for (const [name, text] of Object.entries(texts)) {
    const file = path.join(publicFolder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  await writeIcons(publicFolder, palette)
  for (const site of sites)
    await writeSharePictures(site, { ...palette, ...brand }, publicFolder, path.join(folder, ".cache", "share"))
}
