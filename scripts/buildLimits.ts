import { spawnSync } from "node:child_process"
import { cp, mkdir, readFile, readdir, rm, symlink, writeFile } from "node:fs/promises"
import path from "node:path"
import { limitsFolder, limits } from "../__tests__/support/contentLimits"

const sources = [
  "src",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "tsconfig.json",
]

/**
 * Builds the site with the longest and with the shortest content the model allows, for the layout tests. Both are built in
 * one copy of the project, the second from the cache of the first; pictures that `public` has are not made again.
 */
const build = async (): Promise<void> => {
  const site = path.join(limitsFolder, "site")
  await rm(site, { recursive: true, force: true })
  await mkdir(path.join(site, "data"), { recursive: true })
  for (const source of sources) await cp(source, path.join(site, source), { recursive: true })
  await cp("data/images", path.join(site, "data/images"), { recursive: true })
  await cp("public/static", path.join(site, "public/static"), { recursive: true })
  await symlink(path.resolve("node_modules"), path.join(site, "node_modules"))
  const names = (await readdir("data")).filter(name => name.endsWith(".json"))
  const content: Record<string, unknown> = Object.fromEntries(
    await Promise.all(
      names.map(
        async name => [path.basename(name, ".json"), JSON.parse(await readFile(`data/${name}`, "utf8"))] as const
      )
    )
  )
  for (const [name, change] of Object.entries(limits)) {
    for (const [file, value] of Object.entries(change(content)))
      await writeFile(path.join(site, "data", `${file}.json`), JSON.stringify(value, null, 2))
    const started = Date.now()
    const { status, stdout } = spawnSync("npx", ["gatsby", "build"], {
      cwd: site,
      encoding: "utf8",
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
    })
    if (status !== 0) throw new Error(`The site with the ${name} content does not build:\n${stdout}`)
    await rm(path.join(limitsFolder, name), { recursive: true, force: true })
    await cp(path.join(site, "public"), path.join(limitsFolder, name), { recursive: true })
    console.log(`The site with the ${name} content is built (${Math.round((Date.now() - started) / 1000)} s).`)
  }
}

build().catch((error: unknown) => {
  console.error(String(error))
  process.exit(1)
})
