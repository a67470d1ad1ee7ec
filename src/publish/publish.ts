import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { derivePalette } from "../content/brand/palette"
import { vCard } from "./vCard"
import { createWebManifest, writeIcons } from "./icons"
import { type Published, getListedPages } from "./published"
import { createSecurityText } from "./securityText"
import { writeSharePictures } from "./sharePictures"
import { createRobots, createSitemap } from "./sitemap"

/** Writes the files beside the pages of the project in `folder`: vCard, robots.txt, security.txt, manifest, sitemap, icons, pictures. */
export const publish = async (content: Published, folder: string): Promise<void> => {
  const publicFolder = path.join(folder, "public")
  const { clinic, hours } = content
  const palette = derivePalette(content.brand, "light")
  const texts = {
    "clinic.vcf": vCard(clinic, hours),
    "robots.txt": createRobots(clinic.website),
    "site.webmanifest": createWebManifest(clinic, palette),
    ".well-known/security.txt": createSecurityText(clinic),
    "sitemap.xml": createSitemap(clinic.website, getListedPages(content)),
  }
  await mkdir(path.join(publicFolder, ".well-known"), { recursive: true })
  await Promise.all(Object.entries(texts).map(([name, text]) => text && writeFile(path.join(publicFolder, name), text)))
  await writeIcons(publicFolder, palette)
  await writeSharePictures(
    content,
    { ...palette, ...content.brand },
    publicFolder,
    path.join(folder, ".cache", "share")
  )
}
