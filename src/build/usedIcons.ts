import { mkdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import nodes from "lucide-static/icon-nodes.json"
import { controlIcons } from "../components/controlIcons"
import { contentIcons } from "../content/icons"

const file = path.resolve(".cache/used-drawings.mjs")

/**
 * Writes the drawings of this build: those of the controls and those the content has chosen, not all it could choose. It
 * stands in for src/components/drawings.ts. `texts` are the content's files. Returns the file's path.
 */
export const writeUsedIcons = async (texts: readonly string[]): Promise<string> => {
  const names = [...controlIcons, ...contentIcons.filter(name => texts.some(text => text.includes(`"${name}"`)))]
  const text = `export const drawings = ${JSON.stringify(Object.fromEntries(names.map(name => [name, nodes[name]])))}\n`
  await mkdir(path.dirname(file), { recursive: true })
  // Left alone when it says the same, so that a changed sentence does not bundle the scripts again.
  if (text !== (await readFile(file, "utf8").catch(() => ""))) await writeFile(file, text)
  return file
}
