import { spawnSync } from "node:child_process"
import { cp, mkdtemp, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { type Data, contentVariants, gather } from "../__tests__/support/contentVariants"
import { checkContent } from "../src/build/checkContent"
import { readContent } from "../src/build/readContent"

const texts = (content: Data) =>
  Object.fromEntries(Object.entries(content).map(([name, value]) => [`${name}.json`, JSON.stringify(value, null, 2)]))

/** Builds the site from every legal variant of the content, gathered into as few copies of it as possible. */
const build = async (): Promise<void> => {
  const { files, pictures } = await readContent("data")
  const data: Data = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [path.basename(name, ".json"), JSON.parse(text)])
  )
  const isLegal = (content: Data) => checkContent({ files: texts(content), pictures }).length === 0
  const all = contentVariants(data)
  let left = all.filter(({ file, value }) => isLegal({ ...data, [file]: value }))
  console.log(`${all.length} variants, ${left.length} of them legal.`)

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
  for (let copy = 1; left.length; copy += 1) {
    const gathered = gather(data, left, (file, value) => isLegal({ ...data, [file]: value }))
    for (const [name, text] of Object.entries(texts(gathered.data)))
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
    left = gathered.left
  }
  await rm(folder, { recursive: true })
}

build().catch((error: unknown) => {
  console.error(String(error))
  process.exit(1)
})
