import { type Adaptation, adaptations } from "./adaptations"
import { compileFind } from "./compileFind"
import { texts } from "./texts"

/** A replacement in code, and the code to replace. */
interface Replacement {
  found: RegExpExecArray
  text: string
}

const replaceNames = (text: string, names: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\$(\w+)/g, (written, name: string) => names[name] ?? written)

/** Returns the replacements of an adaptation in `code`; `undefined` if part of its code is missing. */
const findAdaptation = (code: string, { finds }: Adaptation): Replacement[] | undefined => {
  const found = finds.map(({ find }) => [...code.matchAll(compileFind(find))])
  const isFound = found.every((matches, index) =>
    finds[index]?.replace === undefined ? matches.length > 0 : matches.length === 1
  )
  if (!isFound) return undefined
  const firsts = found.flatMap(matches => matches.slice(0, 1))
  const names: Record<string, string> = Object.assign({}, ...firsts.map(({ groups }) => groups))
  return firsts.flatMap((match, index) => {
    const replace = finds[index]?.replace
    return replace === undefined ? [] : [{ found: match, text: replaceNames(replace, { ...names, ...match.groups }) }]
  })
}

/** Ways to send requests other than the `fetch` that the door replaces. */
const pastTheDoor = /\b(?:window|globalThis|self)\.fetch\b|\bXMLHttpRequest\b|\bsendBeacon\b/

/** URLs of fonts that its styles load from a CDN. */
const fontUrls = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)(?::vf)?@[\d.]+\/([a-z0-9-]+)\.woff2/g

/** Returns the code with the URLs of fonts replaced by those of the copies in `assetNames`. */
const replaceFonts = (code: string, assetNames: readonly string[]): string =>
  code.replaceAll(fontUrls, (url, font: string, subset: string) => {
    const localCopy = assetNames.find(name => name.startsWith(`${font}-${subset}-`))
    return localCopy ? `/admin/assets/${localCopy}` : url
  })

/** Code of Sveltia CMS as the editor needs it, and what that code lacks. */
export interface AdaptedBundle {
  code: string
  /** Adaptations whose code was not found. */
  missing: Adaptation[]
}

/**
 * Adapts the code of Sveltia CMS, as esbuild prints it (readBundle.ts). An adaptation whose code is not found is left
 * out and reported. Throws if requests could be sent past the door.
 */
export const adaptBundle = (original: string, assetNames: readonly string[]): AdaptedBundle => {
  const [unguarded] = pastTheDoor.exec(original) ?? []
  if (unguarded) throw new Error(`Sveltia CMS sends by “${unguarded}”, past the door (door/openDoor.ts).`)
  const all = [...adaptations, ...texts.map(text => text.inBundle)]
  const results = all.map(adaptation => ({ adaptation, replacements: findAdaptation(original, adaptation) }))
  const replacements = results
    .flatMap(({ replacements: found = [] }) => found)
    .toSorted((a, b) => b.found.index - a.found.index)
  const changed = replacements.reduce(
    (code, { found, text }) => code.slice(0, found.index) + text + code.slice(found.index + found[0].length),
    original
  )
  const code = replaceFonts(changed, assetNames)
  const [foreign] = /https:\/\/cdn\.jsdelivr\.net\/[^`'")\s]*/.exec(code) ?? []
  const missing = results.flatMap(({ adaptation, replacements: found }) => (found ? [] : [adaptation]))
  if (foreign)
    missing.push({ part: foreign, loss: "The page’s policy blocks it, because there is no copy.", finds: [] })
  return { code, missing }
}

/**
 * Describes what is missing, for the person who updates Sveltia CMS. Throws with it if content could be lost, and
 * returns it otherwise; empty if nothing is missing.
 */
export const reportMissing = (version: string, missing: readonly Adaptation[]): string => {
  const lines = missing.map(({ part, loss, protectsContent }) =>
    [`- ${part}: ${loss}`, protectsContent && "This protects content."].filter(Boolean).join(" ")
  )
  if (lines.length === 0) return ""
  const report = [
    `Sveltia CMS ${version} no longer has the code that the editor needs for (bundle/adaptations.ts):`,
    ...lines,
  ].join("\n")
  if (missing.some(({ protectsContent }) => protectsContent)) throw new Error(report)
  return report
}
