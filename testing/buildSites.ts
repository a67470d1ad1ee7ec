import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { sampleContent, secondContent } from "./sampleFolders"
import { limits } from "./contentLimits"
import { readData } from "./data"
import { buildProject, copyProject, listSources, prepareExample, testProject as project } from "./projectCopy"
import { createPseudoContent } from "./createPseudoContent"
import {
  bakery,
  contentFolder,
  previewSite,
  partCode,
  pseudoCode,
  pseudoSite,
  siteWithoutWorker,
  sitesFolder,
} from "./sites"

/** Content files as parsed JSON, keyed by name without `.json`. */
type Content = Readonly<Record<string, unknown>>

/** Types that the build generates. They are committed, because the compiler needs them before the first build. */
const generatedTypes = "types/gatsby-types.d.ts"

/**
 * Returns functions that create the content of each site for the browser tests, unless it is frozen, and return its
 * folder.
 */
const createContent = (): Readonly<Record<string, () => string | Promise<string>>> => {
  const sample = readData()
  return {
    sample: () => contentFolder("sample"),
    ...Object.fromEntries(
      Object.entries(limits).map(([name, change]) => [name, () => write(name, change(sample))] as const)
    ),
    beira: () => secondContent,
    [pseudoSite]: () => writePseudo(sample),
  }
}

/** Builds the example in the copy of the project. Returns the folder that was built, and the seconds it took. */
const buildBakery = (): { folder: string; seconds: number } => {
  const folder = prepareExample(project)
  return { folder, seconds: buildProject(folder, {}, project) }
}

/** Returns a digest of the names and contents of these files. */
const digestFiles = (files: readonly string[]): string => {
  const hash = createHash("sha256")
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file)).update("\0")
  return hash.digest("hex")
}

/**
 * Builds the sites for the browser tests into `.cache-sites`: the frozen sample, the longest and the shortest content
 * that the model allows, the second clinic, the sample with a pseudo-locale as its second language, and the example of
 * another trade. Parameters select some of them. A site is not built again if its inputs have not changed since its
 * last build.
 */
const build = async (chosen: readonly string[]): Promise<void> => {
  const contents = createContent()
  const names = [...Object.keys(contents), bakery]
  for (const name of chosen)
    if (!names.includes(name)) throw new Error(`There is no site “${name}”, only ${names.join(", ")}.`)
  copyProject(project)
  const sources = digestFiles(listSources())
  for (const name of chosen.length ? chosen : names) {
    const content = path.resolve((await contents[name]?.()) ?? "examples/bakery/data")
    const environment = {
      SITE_CONTENT: content,
      SITE_WORKER: name === siteWithoutWorker ? "off" : "",
      PREVIEW: name === previewSite ? "true" : "",
    }
    const contentFiles = (await readdir(content, { recursive: true, withFileTypes: true }))
      .filter(entry => entry.isFile())
      .map(entry => path.join(entry.parentPath, entry.name))
    const inputs = [sources, digestFiles(contentFiles), process.version, JSON.stringify(environment)].join("\n")
    const site = path.join(sitesFolder, name)
    const record = `${site}-inputs.txt`
    if (existsSync(record) && (await readFile(record, "utf8")) === inputs) {
      console.log(`The site with the ${name} content is current.`)
      continue
    }
    await rm(record, { force: true })
    const { folder, seconds } =
      name === bakery ? buildBakery() : { folder: project, seconds: buildProject(project, environment) }
    await rm(site, { recursive: true, force: true })
    await cp(path.join(folder, "public"), site, { recursive: true })
    if (folder === project) await cp(path.join(project, generatedTypes), generatedTypes)
    await writeFile(record, inputs)
    console.log(`The site with the ${name} content is built (${seconds} s).`)
  }
}

/** Writes a copy of the sample with the `changed` files to its own folder, and resolves to that folder. */
const write = async (name: string, changed: Content): Promise<string> => {
  const folder = contentFolder(name)
  await rm(folder, { recursive: true, force: true })
  await cp(sampleContent, folder, { recursive: true })
  for (const [file, value] of Object.entries(changed))
    await writeFile(path.join(folder, `${file}.json`), JSON.stringify(value, null, 2))
  return folder
}

/** Returns the words that the advice on where to go needs. */
const pickPartWords = ({
  layout,
  notice,
  dates,
  names,
  hours,
  script,
  copy,
  preview,
  emergency,
  review,
}: Content): Content => ({ layout, notice, dates, names, hours, script, copy, preview, emergency, review })

/** Writes the sample with a pseudo-locale as its second language, and as a third into which one part is translated. */
const writePseudo = async (sample: ReturnType<typeof readData>): Promise<string> => {
  const translated = [
    { enabled: true, language: pseudoCode },
    { enabled: true, language: partCode, name: "[sn]" },
  ]
  const clinic = { ...sample.clinic, translations: translated }
  const { originals, translations } = createPseudoContent({ ...sample, clinic }, sample.clinic.locale.language)
  const folder = await write(pseudoSite, originals)
  const whole: Content = translations
  const part: Content = { clinic: whole["clinic"], care: whole["care"], words: pickPartWords(translations.words) }
  for (const [language, files] of Object.entries({ [pseudoCode]: whole, [partCode]: part })) {
    await mkdir(path.join(folder, language))
    for (const [file, value] of Object.entries(files))
      await writeFile(path.join(folder, language, `${file}.json`), JSON.stringify(value))
  }
  return folder
}

build(process.argv.slice(2)).catch((error: unknown) => {
  console.error(String(error))
  process.exit(1)
})
