import assert from "node:assert/strict"
import { execFile } from "node:child_process"
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { sampleContent } from "../../scripts/sampleFolders"
import { formatJson, getItems, isRecord } from "../../plugins/gatsby-plugin-content-model"
import { readValues } from "../../plugins/gatsby-plugin-content-model/build"
import { listSources } from "../../testing/projectCopy"

/**
 * Rehearses docs/upgrading.md in temporary repositories: changes the content of each of the last five versions as an
 * owner does, and merges it with the current product, using the commands of the document.
 */

const older = "samples/versions"

/** A file that the product and the owner both change, in different places. */
const ownCode = "src/styles/tokens.ts"

/**
 * Returns the commands below a heading of the document, except `npm ci`, because the packages are already installed.
 */
const listCommands = (heading: string): string[] => {
  const [, part = ""] = readFileSync("docs/upgrading.md", "utf8").split(`\n## ${heading}\n`)
  const [, commands = ""] = /```sh\n(.*?)\n```/s.exec(part) ?? []
  assert.ok(commands, `docs/upgrading.md has no commands below “${heading}”.`)
  return commands.split("\n").filter(command => command !== "npm ci")
}

const env = {
  ...process.env,
  GIT_CONFIG_GLOBAL: "",
  GIT_CONFIG_NOSYSTEM: "1",
  ...Object.fromEntries(
    ["GIT_AUTHOR", "GIT_COMMITTER"].flatMap(who => [`${who}_NAME`, `${who}_EMAIL`].map(name => [name, "owner"]))
  ),
}

/**
 * Runs commands in a folder, and resolves to the output of the last one. Only a merge may fail, which means that it has
 * conflicts.
 */
const run = async (folder: string, ...commands: string[]): Promise<string> => {
  let printed = ""
  for (const command of commands)
    try {
      printed = (await promisify(execFile)("sh", ["-c", command], { cwd: folder, env })).stdout.trim()
    } catch (error) {
      const { stdout, stderr } = Object(error)
      if (!command.startsWith("git merge"))
        throw new Error(`${folder}: ${command}\n${stdout}\n${stderr}`, { cause: error })
    }
  return printed
}

const putContent = (from: string, folder: string): void => {
  rmSync(path.join(folder, "data"), { recursive: true, force: true })
  cpSync(from, path.join(folder, "data"), { recursive: true })
  cpSync(`${sampleContent}/images`, path.join(folder, "data/images"), { recursive: true })
}

const commitAll = (folder: string, message: string) =>
  run(folder, "git add --all", `git commit --quiet --message "${message}"`)

/** Creates the product's repository: a tag for each version, and the current code with the sample on top. */
const createProduct = async (folder: string, versions: readonly string[]): Promise<void> => {
  mkdirSync(path.join(folder, path.dirname(ownCode)), { recursive: true })
  await run(folder, "git init --quiet --initial-branch=main")
  writeFileSync(path.join(folder, ".gitignore"), "node_modules\n")
  writeFileSync(path.join(folder, ownCode), readFileSync(ownCode, "utf8").replace(/^.*\n/, ""))
  for (const version of versions) {
    putContent(path.join(older, version), folder)
    writeFileSync(path.join(folder, "data/version.json"), formatJson({ version: Number(version) }))
    writeFileSync(path.join(folder, "README.md"), `# Version ${version}\n`)
    await commitAll(folder, version)
    await run(folder, `git tag v${version}`)
  }
  for (const file of listSources().filter(name => !/^(samples|static)\//.test(name)))
    cpSync(file, path.join(folder, file))
  cpSync("scripts", path.join(folder, "scripts"), { recursive: true })
  putContent(sampleContent, folder)
  await commitAll(folder, "Today")
}

/** Clones an earlier version of the product, and changes content and code as an owner does. */
const createSite = async (product: string, folder: string, version: string): Promise<void> => {
  await run(product, `git clone --quiet --origin product . "${folder}"`)
  await run(folder, `git checkout --quiet -B main v${version}`)
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"))
  const { clinic, contact, brand, fees } = await readValues(path.join(folder, "data"))
  const price = { ...Object(getItems(fees, "prices")[0]), item: "Stitches", amount: 12 }
  const changed = {
    clinic: { ...Object(clinic), name: "Baobab Clinic", phone: "+263 77 123 4567", languages: ["Shona"] },
    contact: { ...Object(contact), lead: "Ask us anything." },
    brand: { ...Object(brand), main: "#7a1f3d", logo: "/images/own.svg" },
    fees: { ...Object(fees), prices: [price, ...getItems(fees, "prices")] },
  }
  for (const [name, value] of Object.entries(changed))
    writeFileSync(path.join(folder, `data/${name}.json`), formatJson(value))
  cpSync(`${sampleContent}/images/logo.svg`, path.join(folder, "data/images/own.svg"))
  rmSync(path.join(folder, "data/images/logo.svg"))
  writeFileSync(path.join(folder, "README.md"), "# Baobab Clinic\n")
  appendFileSync(path.join(folder, ownCode), "// Ours\n")
  await commitAll(folder, "Our clinic")
}

const listTexts = (value: unknown): string[] =>
  isRecord(value) ? Object.values(value).flatMap(listTexts) : typeof value === "string" ? [value] : []

/** Reads what belongs to the owner in a folder: all texts that no migration writes, and the names of the pictures. */
const readOwn = async (folder: string) => ({
  texts: listTexts(await readValues(path.join(folder, "data")))
    .filter(text => text !== "Fraunces")
    .toSorted(),
  pictures: readdirSync(path.join(folder, "data/images")),
})

const upgrade = async (product: string, folder: string, version: string): Promise<void> => {
  await createSite(product, folder, version)
  const before = await readOwn(folder)
  await run(folder, ...listCommands("1. Fetch and merge"))
  const conflicts = await run(folder, "git diff --name-only --diff-filter=U")
  assert.equal(conflicts, "README.md")
  await run(folder, "git checkout --theirs README.md", "git add README.md")
  await run(folder, ...listCommands("2. Migrate and check"), ...listCommands("4. Publish"))
  assert.deepEqual(await readOwn(folder), before)
  assert.equal(await run(folder, "npm run --silent migrate"), "The content is up to date.")
  assert.equal(await run(folder, "git status --short"), "")
  assert.equal(await run(folder, "git diff HEAD^2 -- . ':!data' | grep '^[+-][^+-]'"), "+// Ours")
}

/** Merges `data/` with git as well: the files that the owner has changed stay old, and all others are the product's. */
const mixContent = async (product: string, folder: string, version: string): Promise<void> => {
  await createSite(product, folder, version)
  const old = ["clinic", "brand", "fees", "contact"].map(name => `data/${name}.json`).join(" ")
  await run(folder, "git fetch --quiet product", "git merge --no-commit product/main", `git checkout HEAD -- ${old}`)
  const printed = await run(folder, "npm run --silent migrate 2>&1 || true")
  assert.match(
    printed,
    /^data\/contact\.json\n {2}• the map has a switch\n {2}• how to complain can be shown, and is off\n/m
  )
  assert.match(
    printed,
    /what is left is for you to decide\.[^]*data\/patients\.json, line \d+.*no price in data\/fees\.json/
  )
}

const rehearse = async (workplace: string): Promise<void> => {
  const versions = readdirSync(older)
    .toSorted((one, other) => Number(one) - Number(other))
    .slice(-5)
  const product = path.join(workplace, "product")
  await createProduct(product, versions)
  await Promise.all([
    ...versions.map(version => upgrade(product, path.join(workplace, version), version)),
    mixContent(product, path.join(workplace, "mixed"), versions[0] ?? ""),
  ])
}

const workplace = mkdtempSync(path.join(tmpdir(), "upgrades-"))
rehearse(workplace).then(
  () => rmSync(workplace, { recursive: true }),
  (error: unknown) => {
    console.error(error)
    process.exitCode = 1
  }
)
