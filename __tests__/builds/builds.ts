import { appendFileSync, cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { parseArgs } from "node:util"
import { type Arbitrary, integer, sample, shuffledSubarray, tuple } from "fast-check"
import sharp from "sharp"
import { listFiles, readRecord } from "../../plugins/gatsby-plugin-on-demand/build"
import { sampleContent } from "../../testing/sampleFolders"
import { buildProject, copyProject } from "../../testing/projectCopy"

/**
 * Edits a copy of the project, and builds the sample twice after every few edits: on top of everything that earlier
 * builds have left, and from scratch in another folder. Both builds must publish the same files, apart from the files
 * of earlier builds. Bad content must fail. `npx tsx __tests__/builds/builds.ts [--seed 42 --edits 2]`: some edits are always made, and
 * `--edits` is the number of additional random ones. The seed makes them repeatable.
 */

/** Rewrites a file. Throws if nothing changes, so that an edit does not silently stop working when the code changes. */
const replace = (file: string, pattern: RegExp, replacement: string | ((found: string) => string)): void => {
  const before = readFileSync(file, "utf8")
  const after = before.replace(pattern, found => (typeof replacement === "string" ? replacement : replacement(found)))
  if (after === before)
    throw new Error(`${file} has nothing like ${pattern}. Change the edit in __tests__/builds/builds.ts.`)
  writeFileSync(file, after)
}

/** The kinds of edits. Each edits a copy of the project and its content; `step`, from 1 to 4, varies the edit. */
const edits: Readonly<Record<string, (folder: string, content: string, step: number) => void | Promise<void>>> = {
  // A fact that other files refer to with a placeholder.
  "the emergency number": (_, content, step) => replace(`${content}/clinic.json`, /"464"/, `"46${step + 4}"`),
  // A letter that the subset of the heading font did not contain before.
  "a heading": (_, content, step) =>
    replace(`${content}/about.json`, /"Our Mission"/, `"Our Mission ${"ŽÑÇ"[step % 3]}"`),
  "a picture": async (_, content, step) => {
    const file = `${content}/images/reception.jpg`
    const changed = sharp(readFileSync(file)).modulate({ hue: 40 * step })
    writeFileSync(file, await changed.jpeg().toBuffer())
  },
  // Toggles everything that can be disabled, in three of four files to whose parts no link leads.
  switches: (_, content, step) => {
    for (const name of ["notice", "values", "testimonials", "policies"].filter((_, at) => at !== step - 1))
      replace(`${content}/${name}.json`, /"enabled": (?:true|false)/g, found =>
        found.endsWith("true") ? '"enabled": false' : '"enabled": true'
      )
  },
  "the main colour": (_, content, step) =>
    replace(`${content}/brand.json`, /"main": "#\w{5}\w"/, found => `${found.slice(0, -2)}${step}"`),
  // Changes the provider's code and the policy, and adds a file for Netlify.
  "message delivery": (_, content) =>
    replace(`${content}/clinic.json`, /"provider": "\w+"/, found =>
      found.includes("netlify") ? '"provider": "formsubmit"' : '"provider": "netlify"'
    ),
  // A file that does not exist without the edit.
  "a word of the interface": (_, content, step) =>
    writeFileSync(`${content}/words.json`, JSON.stringify({ layout: { quickLinks: `Quick Links ${step}` } })),
  // The text that replaces each placeholder.
  "a resolver": (folder, _, step) =>
    replace(
      `${folder}/src/model/placeholders.ts`,
      /values\.get\(part\)\?\.\(site\) \|\| `\{\$\{part\}\}`/,
      found => `\`\${${found}} (${step})\``
    ),
  "a section": (folder, _, step) => replace(`${folder}/src/sections/Banner.tsx`, /<h2>/, `<h2 data-edit="${step}">`),
  "a style token": (folder, _, step) =>
    replace(`${folder}/plugins/gatsby-plugin-brand/paletteRules.ts`, /onDeep: "#ffffff"/, `onDeep: "#ffffe${step}"`),
  "an SSR hook": (folder, _, step) => replace(`${folder}/gatsby-ssr.tsx`, /telephone=no/, `edit=${step}, telephone=no`),
  "a plugin's options": (folder, _, step) =>
    replace(
      `${folder}/gatsby-config.ts`,
      /"gatsby-plugin-sharp",/,
      `{ resolve: "gatsby-plugin-sharp", options: { defaults: { placeholder: "blurred", quality: 4${step} } } },`
    ),
  "the heading font": (folder, _, step) =>
    replace(`${folder}/plugins/gatsby-plugin-brand/headingFont.ts`, /"kern"\]/, step % 2 ? `"kern", "liga"]` : "]"),
  "the encoder": (folder, _, step) =>
    replace(`${folder}/plugins/gatsby-plugin-brand/avif.ts`, /effort: 3/, `effort: ${step % 3}`),
  "the share pictures": (folder, _, step) =>
    replace(`${folder}/plugins/gatsby-plugin-brand/sharePictures.ts`, /marginPx = 72/, `marginPx = ${60 + step}`),
  "a file in static": (folder, _, step) => writeFileSync(`${folder}/static/edit-${step}.txt`, `${step}\n`),
  "the editor": (folder, _, step) => appendFileSync(`${folder}/src/editor/editor.ts`, `console.log(${step})\n`),
  "the service worker": (folder, _, step) =>
    appendFileSync(`${folder}/plugins/gatsby-plugin-on-demand/worker/worker.ts`, `console.log(${step})\n`),
}

const kinds = Object.keys(edits)

/** A kind of edit, and the step that varies it. */
type Edit = readonly [what: string, step: number]

/** Steps of the current edits, keyed by kind. */
type State = Readonly<Record<string, number>>

/** Reduces each picture to one size: encoding all sizes takes most of a build. */
const keepOneSize = (folder: string): void => {
  for (const part of ["components", "sections"])
    for (const name of readdirSync(path.join(folder, "src", part)).filter(file => file.endsWith(".tsx"))) {
      const file = path.join(folder, "src", part, name)
      writeFileSync(file, readFileSync(file, "utf8").replaceAll(/breakpoints: \[[^\]]*\]/g, "breakpoints: [480]"))
    }
}

/** Resets a folder to a copy of the project with only these edits. */
const applyState = async (folder: string, state: State): Promise<void> => {
  copyProject(folder)
  keepOneSize(folder)
  for (const [what, step] of Object.entries(state)) await edits[what]?.(folder, path.join(folder, sampleContent), step)
}

const build = (folder: string): number => buildProject(folder, { SITE_CONTENT: sampleContent, NETLIFY: "true" })

const readPublic = (folder: string, file: string): Buffer => readFileSync(path.join(folder, "public", file))

/** Returns the differences between the two sites, one line each. */
const compare = async (warm: string, cold: string): Promise<string[]> => {
  const earlier = Object.keys((await readRecord(warm))?.unusedSince ?? {})
  const [warmFiles, coldFiles] = await Promise.all([warm, cold].map(folder => listFiles(path.join(folder, "public"))))
  const both = new Set([...(warmFiles ?? []), ...(coldFiles ?? []), ...earlier])
  return [...both].toSorted().flatMap(file => {
    const isWarm = warmFiles?.includes(file)
    if (earlier.includes(file)) {
      if (coldFiles?.includes(file)) return [`${file} counts as one of an earlier build, but this one makes it`]
      return isWarm ? [] : [`${file} counts as one of an earlier build, but is not there`]
    }
    if (!isWarm) return [`${file} is missing`]
    if (!coldFiles?.includes(file)) return [`${file} is left over`]
    return readPublic(warm, file).equals(readPublic(cold, file)) ? [] : [`${file} is another`]
  })
}

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(Math.floor(Math.random() * 2 ** 31)) },
    edits: { type: "string", default: "2" },
  },
})

/** The most common changes of editors, which are always made. */
const fixedEdits: readonly Edit[] = [
  ["the emergency number", 1],
  ["a heading", 1],
  ["a picture", 1],
  ["switches", 2],
]

/** Generates edits of different kinds in random order. */
const randomEdits: Arbitrary<Edit[]> = shuffledSubarray(
  kinds.filter(kind => fixedEdits.every(([fixed]) => fixed !== kind)),
  { minLength: Number(values.edits), maxLength: Number(values.edits) }
).chain(chosen => tuple(...chosen.map(what => integer({ min: 1, max: 4 }).map((step): Edit => [what, step]))))

const describe = (edits: readonly Edit[]): string => edits.map(([what, step]) => `${what} (${step})`).join(", ")

const run = async (workplace: string): Promise<void> => {
  const [warm = "", cold = "", first = ""] = ["warm", "cold", "first"].map(name => path.join(workplace, name))
  const expectSameFiles = async (what: string, made: readonly Edit[], fresh = cold): Promise<void> => {
    const state: State = Object.fromEntries(made)
    await applyState(warm, state)
    const seconds = [build(warm)]
    if (fresh === cold) {
      for (const name of [".cache", "public"]) rmSync(path.join(cold, name), { recursive: true, force: true })
      await applyState(cold, state)
      seconds.push(build(cold))
    }
    const differences = await compare(warm, fresh)
    console.log(`${differences.length ? "✗" : "✓"} ${what}: ${seconds.join(" s, from nothing ")} s`)
    if (differences.length)
      throw new Error(
        [
          `After ${what}, ${warm} and ${fresh} differ in ${differences.length} files:`,
          ...differences.slice(0, 20),
        ].join("\n  ")
      )
  }
  const expectRefusal = async (): Promise<void> => {
    await applyState(warm, {})
    replace(path.join(warm, sampleContent, "about.json"), /"mission": \{/, '"mision": {')
    let output = "The build has published it."
    try {
      build(warm)
    } catch (error) {
      output = String(error)
    }
    if (!/about\.json, line \d+, column \d+: “mision”/.test(output))
      throw new Error(`A field that nothing reads: ${output}`)
    console.log("✓ a field that nothing reads is refused with its place")
  }
  const [chosen = []] = sample(randomEdits, { seed: Number(values.seed), numRuns: 1 })
  // Checks that every edit still finds the text it changes, even if this run does not use it.
  await applyState(warm, Object.fromEntries(kinds.map(what => [what, 1])))
  // Builds from scratch what later builds must not carry over. After everything is undone, the result must be the same
  // again.
  await applyState(warm, {})
  build(warm)
  cpSync(path.join(warm, "public"), path.join(first, "public"), { recursive: true })
  await expectSameFiles(describe(fixedEdits), fixedEdits)
  await expectSameFiles(describe(chosen), [...fixedEdits, ...chosen])
  await expectRefusal()
  await expectSameFiles("everything undone", [], first)
}

console.log(`Builds after ${fixedEdits.length} fixed and ${values.edits} random edits, seed ${values.seed}.`)

const workplace = mkdtempSync(path.join(tmpdir(), "builds-"))
run(workplace).then(
  () => rmSync(workplace, { recursive: true }),
  (error: unknown) => {
    console.error(String(error))
    console.error(`To repeat: npx tsx __tests__/builds/builds.ts --seed ${values.seed} --edits ${values.edits}`)
    process.exitCode = 1
  }
)
