import { existsSync } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { configuredHosts, createHostConfiguration } from "../plugins/gatsby-plugin-host-files"
import { formatProblems } from "../plugins/gatsby-plugin-content-model"
import { checkedFolder, syncContent } from "../plugins/gatsby-plugin-content-model/build"
import { contentSettings } from "../src/model/checks/contentSettings"
import { readClinic } from "../src/model/files/clinic"
import { dataFolder, readContent } from "../src/model/checks/readContent"
import { readSites } from "../src/gatsby/sites"
import { createHostRules } from "../src/gatsby/hostRules"
import { isPreviewBuild, previewHeaders } from "../src/gatsby/preview"

/** Prints the configuration for a host, or writes it to `file`: `npm run host -- nginx site.conf`. */
const print = async (host = "", file?: string): Promise<void> => {
  if (existsSync(".env")) process.loadEnvFile()
  const problems = await syncContent(contentSettings, dataFolder, readContent)
  if (problems.length) throw new Error(formatProblems(problems))
  const clinic: unknown = JSON.parse(await readFile(path.join(checkedFolder, "clinic.json"), "utf8"))
  const { website } = readClinic(clinic)
  const sites = await readSites(checkedFolder)
  const configuration = createHostConfiguration(host, {
    url: website,
    folder: `/var/www/${new URL(website).hostname}`,
    prefixes: sites
      .filter(({ prefix, pages }) => prefix && pages.some(({ name }) => name === "notFound"))
      .map(({ prefix }) => prefix),
    rules: createHostRules(isPreviewBuild(process.env) ? previewHeaders : {}),
  })
  if (!configuration)
    throw new Error(`Which host? One of: ${configuredHosts.join(", ")}. Netlify and Cloudflare read public/_headers.`)
  // Windows PowerShell would write it as UTF-16 (`>`), which servers do not read.
  if (file) await writeFile(file, configuration)
  else process.stdout.write(configuration)
}

const [host, file] = process.argv.slice(2)

print(host, file).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
