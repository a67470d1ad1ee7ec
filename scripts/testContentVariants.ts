import { spawnSync } from "node:child_process"
import { cp, mkdtemp, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { type Data, contentVariants, gather } from "../__tests__/support/contentVariants"
import { checkContent } from "../src/build/checkContent"
import { readContent } from "../src/build/readContent"

const toTexts = (content: Data) =>
  Object.fromEntries(Object.entries(content).map(([name, value]) => [`${name}.json`, JSON.stringify(value, null, 2)]))

/** Builds the site from every legal variant of the content, gathered into as few copies of it as possible. */
const build = async (): Promise<void> => {
  const { files, pictures } = await readContent("data")
  const data: Data = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [path.basename(name, ".json"), JSON.parse(text)])
  )
  const isLegal = (content: Data) => checkContent({ files: toTexts(content), pictures }).length === 0
  const variants = contentVariants(data)
  let remaining = variants.filter(({ file, value }) => isLegal({ ...data, [file]: value }))
  console.log(`${variants.length} variants, ${remaining.length} of them legal.`)

  const folder = await mkdtemp(path.join(tmpdir(), "content-variants-"))
  const sources = [
    "data",
    "src",
    "static",
    "gatsby-browser.tsx",
    "gatsby-config.ts",
    "gatsby-node.ts",
    "gatsby-ssr.tsx",
    "package.json",
    "tsconfig.json",
  ]
  for (const source of sources) await cp(source, path.join(folder, source), { recursive: true })
  await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"))
  for (let copy = 1; remaining.length; copy += 1) {
    const gathered = gather(data, remaining, (file, value) => isLegal({ ...data, [file]: value }))
    for (const [name, text] of Object.entries(toTexts(gathered.data)))
      await writeFile(path.join(folder, "data", name), text)
    const started = Date.now()
    const { status } = spawnSync("npx", ["gatsby", "build"], {
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
    })
    if (status !== 0)
      throw new Error(
        `The copy in ${folder} does not build, though the checks let it through: run npx gatsby build there.`
      )
    console.log(
      `Copy ${copy}: ${gathered.taken.length} variants built in ${Math.round((Date.now() - started) / 1000)} s.`
    )
    remaining = gathered.left
  }
  await rm(folder, { recursive: true })
}

build().catch((error: unknown) => {
  console.error(String(error))
  process.exit(1)
})
