import { spawnSync } from "node:child_process"
import { cp, mkdir, readFile, readdir, rm, symlink, writeFile } from "node:fs/promises"
import path from "node:path"
import { limitsFolder, limits } from "../__tests__/support/contentLimits"

/**
 * Builds the site with the longest and with the shortest content the model allows, for the layout tests. Both are built in
 * this folder, where Gatsby's cache has the pictures, and kept elsewhere: `public` has no pages then until the next build.
 */
const build = async (): Promise<void> => {
  await rm(limitsFolder, { recursive: true, force: true })
  const names = (await readdir("data")).filter(name => name.endsWith(".json"))
  const content: Record<string, unknown> = Object.fromEntries(
    await Promise.all(
      names.map(
        async name => [path.basename(name, ".json"), JSON.parse(await readFile(`data/${name}`, "utf8"))] as const
      )
    )
  )
  for (const [name, change] of Object.entries(limits)) {
    const data = path.join(limitsFolder, `${name}-data`)
    await mkdir(data, { recursive: true })
    await symlink(path.resolve("data/images"), path.join(data, "images"))
    for (const [file, value] of Object.entries(change(content)))
      await writeFile(path.join(data, `${file}.json`), JSON.stringify(value, null, 2))
    const started = Date.now()
    const { status, stdout } = spawnSync("npx", ["gatsby", "build"], {
      encoding: "utf8",
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", SITE_CONTENT: data },
    })
    if (status !== 0) throw new Error(`The site with the ${name} content does not build:\n${stdout}`)
    await cp("public", path.join(limitsFolder, name), { recursive: true })
    console.log(`The site with the ${name} content is built (${Math.round((Date.now() - started) / 1000)} s).`)
  }
  // Not one page with such content is to be published by mistake.
  for (const entry of await readdir("public", { recursive: true, withFileTypes: true }))
    if (entry.isFile() && entry.name.endsWith(".html")) await rm(path.join(entry.parentPath, entry.name))
}

build().catch((error: unknown) => {
  console.error(String(error))
  process.exit(1)
})
