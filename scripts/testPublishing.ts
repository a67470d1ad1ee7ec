import { spawnSync } from "node:child_process"
import { cp, mkdtemp, readFile, rm, symlink } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { openRepository } from "./github/repository"

/** Publishes a changed word in a git repository of its own, then builds the site from what was published. */

const word = "Numbers that were published"

const test = async (): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), "published-"))
  const git = openRepository(path.join(folder, "website.git"))
  await git.create(".", ["data"])
  const expected = (await git.head("main")) ?? ""
  const text = await readFile("data/stats.json", "utf8")
  await git.createBranch("cms/stats", expected)
  await git.commit({
    branch: "cms/stats",
    expected,
    message: "Change a word",
    additions: [
      {
        path: "data/stats.json",
        contents: Buffer.from(text.replace(/"heading": "[^"]*"/, `"heading": "${word}"`)),
      },
    ],
  })
  await git.squash("main", "cms/stats", "Change a word")

  const site = path.join(folder, "site")
  await git.writeOut("main", site)
  git.close()
  const { stdout } = spawnSync("git", ["ls-files", "src", "static", "netlify", "gatsby-*", "*.json", "*.toml"])
  const sources = stdout
    .toString()
    .split("\n")
    .filter(file => file && !file.startsWith("data/"))
  for (const source of sources) await cp(source, path.join(site, source))
  await symlink(path.resolve("node_modules"), path.join(site, "node_modules"))
  const { status } = spawnSync("npx", ["gatsby", "build"], {
    cwd: site,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
  })
  if (status !== 0) throw new Error(`What was published does not build: run npx gatsby build in ${site}.`)
  const html = await readFile(path.join(site, "public/about/index.html"), "utf8")
  if (!html.includes(`>${word}<`)) throw new Error(`The new word is not on the page: see ${site}/public/about.`)
  await rm(folder, { recursive: true })
  console.log("The published content was built, and the new word is on its page.")
}

test().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
