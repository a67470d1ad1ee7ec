import { spawnSync } from "node:child_process"
import { cp, mkdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { sampleContent, secondContent } from "../../scripts/sampleFolders"
import { limits } from "./contentLimits"
import { readData } from "./data"
import { createPseudoContent } from "./pseudoLocale"
import { contentRoot, previewSite, pseudoCode, pseudoSite, siteWithoutWorker, sitesFolder } from "./sites"

/** Files of content as parsed JSON, by name without `.json`. */
type Content = Readonly<Record<string, unknown>>

/**
 * Builds the sites that the browser tests visit: with the frozen sample, with the longest and the shortest content
 * the model allows, with the second clinic, and with a made-up second language. All are built in this folder, where Gatsby's
 * cache has the pictures, and kept elsewhere. The last build is that of `data/`, so that `public` has the clinic's own site
 * again. Names as parameters build only those of the tests.
 */
const build = async (names: readonly string[]): Promise<void> => {
  const sample = readData()
  const folders: Record<string, () => string | Promise<string>> = {
    sample: () => write("sample", {}),
    ...Object.fromEntries(
      Object.entries(limits).map(([name, change]) => [name, () => write(name, change(sample))] as const)
    ),
    beira: () => secondContent,
    [pseudoSite]: () => writePseudo(sample),
  }
  for (const name of names.length ? names : Object.keys(folders)) {
    const getFolder = folders[name]
    if (!getFolder) throw new Error(`There is no site “${name}”, only ${Object.keys(folders).join(", ")}.`)
    buildSite(`site with the ${name} content`, {
      SITE_CONTENT: await getFolder(),
      SITE_WORKER: name === siteWithoutWorker ? "off" : "",
      PREVIEW: name === previewSite ? "true" : "",
    })
    const site = path.join(sitesFolder, name)
    await rm(site, { recursive: true, force: true })
    await cp("public", site, { recursive: true })
  }
  buildSite("clinic’s own site", { SITE_CONTENT: "data", SITE_WORKER: "", PREVIEW: "" })
}

/** Builds `public`; throws with what the build has printed when it fails. */
const buildSite = (name: string, environment: NodeJS.ProcessEnv): void => {
  const started = Date.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, ["node_modules/gatsby/cli.js", "build"], {
    encoding: "utf8",
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: "1",
      // Lines alone: nobody sees a progress bar.
      GATSBY_LOGGER: "yurnalist",
      ...environment,
    },
  })
  if (status !== 0)
    throw new Error(`The ${name} does not build. Do not publish what is in public.\n${stdout}\n${stderr}`)
  console.log(`The ${name} is built (${Math.round((Date.now() - started) / 1000)} s).`)
}

/** Writes a copy of the sample, with `changed` in place of its files, to a folder of its own; resolves to that. */
const write = async (name: string, changed: Content): Promise<string> => {
  const folder = path.join(contentRoot(name), "data")
  await rm(folder, { recursive: true, force: true })
  await cp(sampleContent, folder, { recursive: true })
  for (const [file, value] of Object.entries(changed))
    await writeFile(path.join(folder, `${file}.json`), JSON.stringify(value, null, 2))
  return folder
}

/** Writes the sample with a second language that is made up of its first. */
const writePseudo = async (sample: ReturnType<typeof readData>): Promise<string> => {
  const translated = { enabled: true, language: pseudoCode }
  const clinic = { ...sample.clinic, translations: [translated] }
  const { originals, translations } = createPseudoContent({ ...sample, clinic }, sample.clinic.locale.language)
  const folder = await write(pseudoSite, originals)
  await mkdir(path.join(folder, pseudoCode))
  for (const [file, value] of Object.entries(translations))
    await writeFile(path.join(folder, pseudoCode, `${file}.json`), JSON.stringify(value))
  return folder
}

build(process.argv.slice(2)).catch((error: unknown) => {
  console.error(String(error))
  process.exit(1)
})
