import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { pages } from "../model/links/pages"
import { en } from "../words/en"
import type { WordGroup } from "../words/words"

const source = path.resolve("src")

/** The module with `useWords` itself, whose parameter is not a name. */
const definition = path.join(source, "words/useWords.ts")

const isGroup = (name: string): name is WordGroup => Object.hasOwn(en, name)

/** Returns the file of a module of this project, which the importing file names without its extension. */
const findFile = (module: string): string => {
  const file = [`${module}.ts`, `${module}.tsx`].find(existsSync)
  if (!file) throw new Error(`${module} is not a module.`)
  return file
}

/** Returns the groups of words that a file names, and the modules of `src` that it imports. */
const readModule = (file: string) => {
  const text = readFileSync(file, "utf8")
  // Anything but an import and a call with a name, such as another name for the function, would hide a group.
  const uses = file === definition ? [] : [...text.matchAll(/(?<!\/)\buseWords\b(?! *[,}])(?:\("(\w+)"\))?/g)]
  const groups = uses.map(([, name = ""]) => {
    if (!isGroup(name)) throw new Error(`${file}: useWords needs the name of a group of words, in quotation marks.`)
    return name
  })
  const imported = [...text.matchAll(/^(?:import|export) (?!type\b)[^"]*?"(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/gm)]
    .map(([, first, second]) => path.join(path.dirname(file), first ?? second ?? ""))
    .filter(module => module.startsWith(source) && !path.extname(module))
  return { groups, imported }
}

const modules = new Map<string, ReturnType<typeof readModule>>()

/** Adds a file, and all that it imports, to `found`. */
const follow = (file: string, found: Set<string>): void => {
  if (found.has(file)) return
  found.add(file)
  const module = modules.get(file) ?? readModule(file)
  modules.set(file, module)
  for (const imported of module.imported) follow(findFile(imported), found)
}

/** Returns the groups of words that a module of `src`, such as `pages/about`, uses, itself or in what it imports. */
export const findWordGroups = (module: string): string[] => {
  const found = new Set<string>()
  follow(findFile(path.join(source, module)), found)
  return [...new Set([...found].flatMap(file => modules.get(file)?.groups ?? []))].toSorted()
}

/** The file with the groups, which checks read where there is no source code. `npm run format` writes it. */
export const wordGroupsFile = path.join(source, "words/wordGroups.json")

/**
 * Returns the text of this file: the groups of words of the layout, of each page, and of each part that can be a page,
 * keyed by module.
 */
export const describeWordGroups = (): string => {
  const used = Object.values(pages).flatMap(page => [
    `pages/${page.file}`,
    ...("part" in page ? [`sections/${page.part.section}`] : []),
  ])
  const lines = ["layout/Layout", ...new Set(used)].map(
    module =>
      `  "${module}": [${findWordGroups(module)
        .map(name => `"${name}"`)
        .join(", ")}]`
  )
  return `{\n${lines.join(",\n")}\n}\n`
}

/** Throws if the file is not what the code says: a page would lack words, or have those of another. */
export const checkWordGroups = (): void => {
  if (readFileSync(wordGroupsFile, "utf8") !== describeWordGroups())
    throw new Error("The code uses other words than src/words/wordGroups.json says. Run: npm run format")
}
