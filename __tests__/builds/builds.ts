import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { parseArgs } from "node:util"
import { type Arbitrary, integer, sample, shuffledSubarray, tuple } from "fast-check"
import sharp from "sharp"
import { listFiles, readRecord } from "../../plugins/gatsby-plugin-on-demand/build"
import { sampleContent } from "../../scripts/sampleFolders"
import { buildProject, copyProject } from "../../testing/projectCopy"

/**
 * Edits a copy of the project and builds the sample after each few edits twice: with all that the builds before have left,
 * and from nothing, in another folder. Both must publish the same files, apart from those of earlier builds.
 *
 * `npx tsx __tests__/builds/builds.ts [--seed 42 --edits 2]`: some edits are always made, and as many random ones as `--edits` says; the
 * seed repeats them.
 */

/** The files of a project that edits change, by their paths. */
class Files {
  readonly #changed = new Map<string, Buffer>()
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  read(name: string): Buffer {
    return this.#changed.get(name) ?? readFileSync(path.join(this.#folder, name))
  }

  write(name: string, content: Buffer | string): void {
    this.#changed.set(name, Buffer.from(content))
  }

  /** Throws where nothing changes, so that no edit becomes none when the code does. */
  replace(name: string, pattern: RegExp, replacement: string | ((found: string) => string)): void {
    const before = this.read(name).toString()
    const after = before.replace(pattern, found => (typeof replacement === "string" ? replacement : replacement(found)))
    if (after === before)
      throw new Error(`${name} has nothing like ${pattern}. Change the edit in __tests__/builds/builds.ts.`)
    this.write(name, after)
  }

  entries(): IterableIterator<[string, Buffer]> {
    return this.#changed.entries()
  }
}

/** A file of the content that is built: the frozen sample, which no editor changes. */
const contentFile = (name: string): string => path.posix.join(sampleContent, name)

/** The kinds of edits. `step`, from 1 to 4, varies an edit. */
const edits: Readonly<Record<string, (files: Files, step: number) => void | Promise<void>>> = {
  // A fact that other files name with a placeholder.
  "the emergency number": (files, step) => files.replace(contentFile("clinic.json"), /"464"/, `"46${step + 4}"`),
  // A letter that the heading font has not had before.
  "a heading": (files, step) =>
    files.replace(contentFile("about.json"), /"Our Mission"/, `"Our Mission ${"ŽÑÇ"[step % 3]}"`),
  "a picture": async (files, step) => {
    const name = contentFile("images/reception.jpg")
    const changed = await sharp(files.read(name))
      .modulate({ hue: 40 * step })
      .jpeg()
      .toBuffer()
    files.write(name, changed)
  },
  // What is on is off, and the other way round, in three files of four.
  switches: (files, step) => {
    for (const name of ["notice", "fees", "care", "policies"].filter((_, at) => at !== step - 1))
      files.replace(contentFile(`${name}.json`), /"enabled": (?:true|false)/g, found =>
        found.endsWith("true") ? '"enabled": false' : '"enabled": true'
      )
  },
  "the main colour": (files, step) =>
    files.replace(contentFile("brand.json"), /"main": "#\w{5}\w"/, found => `${found.slice(0, -2)}${step}"`),
  // Code of another provider, another policy, and a file for Netlify.
  "message delivery": files =>
    files.replace(contentFile("clinic.json"), /"provider": "\w+"/, found =>
      found.includes("netlify") ? '"provider": "formsubmit"' : '"provider": "netlify"'
    ),
  // A file that is not there without the edit.
  "a word of the interface": (files, step) =>
    files.write(contentFile("words.json"), JSON.stringify({ layout: { quickLinks: `Quick Links ${step}` } })),
  // What each text shows in place of a placeholder.
  "a resolver": (files, step) =>
    files.replace(
      "src/model/placeholders.ts",
      /findFact\(readClinic\(clinic\), name\) \|\| placeholder/,
      found => `\`\${${found}} (${step})\``
    ),
  "a section": (files, step) => files.replace("src/sections/CallToAction.tsx", /<h2>/, `<h2 data-edit="${step}">`),
  "a style token": (files, step) =>
    files.replace("plugins/gatsby-plugin-brand/palette.ts", /#[0-9a-f]{6}/, `#0b3d4${step}`),
  "an SSR hook": (files, step) => files.replace("gatsby-ssr.tsx", /telephone=no/, `edit=${step}, telephone=no`),
  "a plugin's options": (files, step) => {
    if (step % 2) files.replace("gatsby-config.ts", /displayName: false/, "displayName: true")
    else
      files.replace(
        "gatsby-config.ts",
        /"gatsby-plugin-sharp",/,
        `{ resolve: "gatsby-plugin-sharp", options: { defaults: { placeholder: "blurred", quality: 4${step} } } },`
      )
  },
  "the heading font": (files, step) =>
    files.replace("plugins/gatsby-plugin-brand/headingFont.ts", /"kern"\]/, step % 2 ? `"kern", "liga"]` : "]"),
  "the encoder": (files, step) =>
    files.replace("plugins/gatsby-plugin-brand/avif.ts", /effort: 3/, `effort: ${step % 3}`),
  "the share pictures": (files, step) =>
    files.replace("plugins/gatsby-plugin-brand/sharePictures.ts", /marginPx = 72/, `marginPx = ${60 + step}`),
  "a file in static": (files, step) => files.write(`static/edit-${step}.txt`, `${step}\n`),
  "the editor": (files, step) =>
    files.write("src/editor/editor.ts", `${files.read("src/editor/editor.ts")}\nconsole.log(${step})\n`),
  "the service worker": (files, step) =>
    files.write(
      "plugins/gatsby-plugin-on-demand/worker/worker.ts",
      `${files.read("plugins/gatsby-plugin-on-demand/worker/worker.ts")}\nconsole.log(${step})\n`
    ),
}

const kinds = Object.keys(edits)

/** An edit of this kind. */
type Edit = readonly [what: string, step: number]

/** The edits that are in force, by their kinds. */
type State = Readonly<Record<string, number>>

/** Leaves one size of each picture: encoding all of them takes most of a build. */
const keepOneSize = (folder: string): void => {
  for (const part of ["components", "sections"])
    for (const name of readdirSync(path.join(folder, "src", part)).filter(file => file.endsWith(".tsx"))) {
      const file = path.join(folder, "src", part, name)
      writeFileSync(file, readFileSync(file, "utf8").replaceAll(/breakpoints: \[[^\]]*\]/g, "breakpoints: [480]"))
    }
}

/** The files that the edits could change, whatever their step. */
const listEditable = async (original: string): Promise<Set<string>> => {
  const names = new Set<string>()
  for (const edit of Object.values(edits))
    for (const step of [1, 2, 3, 4]) {
      const files = new Files(original)
      await edit(files, step)
      for (const [name] of files.entries()) names.add(name)
    }
  return names
}

const applyState = async (original: string, folder: string, state: State): Promise<void> => {
  const files = new Files(original)
  for (const [what, step] of Object.entries(state)) await edits[what]?.(files, step)
  const changed = new Map(files.entries())
  // What is not edited any more is as it was.
  for (const name of await listEditable(original))
    if (!changed.has(name)) {
      if (existsSync(path.join(original, name))) changed.set(name, readFileSync(path.join(original, name)))
      else rmSync(path.join(folder, name), { force: true })
    }
  rmSync(path.join(folder, "static"), { recursive: true })
  cpSync(path.join(original, "static"), path.join(folder, "static"), { recursive: true })
  for (const [name, content] of changed) {
    const file = path.join(folder, name)
    if (!existsSync(file) || !readFileSync(file).equals(content)) writeFileSync(file, content)
  }
}

const build = (folder: string): number => buildProject(folder, { SITE_CONTENT: sampleContent })

const readPublic = (folder: string, file: string): Buffer => readFileSync(path.join(folder, "public", file))

/** What differs between the two sites, one line each. */
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

/** What an editor changes most, each time. */
const fixedEdits: readonly Edit[] = [
  ["the emergency number", 1],
  ["a heading", 1],
  ["a picture", 1],
  ["switches", 2],
]

/** Edits of different kinds in any order. */
const randomEdits: Arbitrary<Edit[]> = shuffledSubarray(
  kinds.filter(kind => fixedEdits.every(([fixed]) => fixed !== kind)),
  { minLength: Number(values.edits), maxLength: Number(values.edits) }
).chain(chosen => tuple(...chosen.map(what => integer({ min: 1, max: 4 }).map((step): Edit => [what, step]))))

const describe = (edits: readonly Edit[]): string => edits.map(([what, step]) => `${what} (${step})`).join(", ")

const run = async (workplace: string): Promise<void> => {
  const [original = "", warm = "", cold = "", first = ""] = ["original", "warm", "cold", "first"].map(name =>
    path.join(workplace, name)
  )
  for (const folder of [original, warm, cold]) {
    copyProject(folder)
    keepOneSize(folder)
  }
  const expectSameFiles = async (what: string, made: readonly Edit[], fresh = cold): Promise<void> => {
    const state: State = Object.fromEntries(made)
    await applyState(original, warm, state)
    const seconds = [build(warm)]
    if (fresh === cold) {
      for (const name of [".cache", "public"]) rmSync(path.join(cold, name), { recursive: true, force: true })
      await applyState(original, cold, state)
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
  const [chosen = []] = sample(randomEdits, { seed: Number(values.seed), numRuns: 1 })
  // What later builds have to forget. It is made from nothing: in the end there has to be the same.
  await applyState(original, warm, {})
  build(warm)
  cpSync(path.join(warm, "public"), path.join(first, "public"), { recursive: true })
  await expectSameFiles(describe(fixedEdits), fixedEdits)
  await expectSameFiles(describe(chosen), [...fixedEdits, ...chosen])
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
