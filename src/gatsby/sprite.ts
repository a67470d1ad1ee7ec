import { createHash } from "node:crypto"
import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import nodes from "lucide-static/icon-nodes.json"
import { type IconName, contentIcons, getIconId, siteIcons } from "../model/files/icons"

/** Icons that Lucide has renamed. */
const newNames = new Map<IconName, string>([["smile", "face-slightly-smiling"]])

const drawSymbol = (name: IconName): string => {
  const icon = nodes[newNames.get(name) ?? name]
  if (!icon) throw new Error(`Lucide has no icon with the name “${name}”.`)
  const shapes = icon.map(([element, attributes]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`)
    return `<${element}${written.join("")}/>`
  })
  return `<symbol id="${getIconId(name)}" viewBox="0 0 24 24">${shapes.join("")}</symbol>`
}

const icons = [...contentIcons, ...siteIcons].toSorted()

const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${icons.map(drawSymbol).join("")}</svg>`

/** Path of the file with all icons of the site. It changes with its content. */
export const spritePath = `/static/icons-${createHash("sha256").update(sprite).digest("hex").slice(0, 10)}.svg`

/** Writes the file with all icons into `publicFolder`. */
export const writeSprite = async (publicFolder: string): Promise<void> => {
  await mkdir(path.join(publicFolder, "static"), { recursive: true })
  await writeFile(path.join(publicFolder, spritePath), sprite)
}
