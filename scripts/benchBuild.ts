import { spawn, spawnSync } from "node:child_process"
import { cp, mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { parseArgs } from "node:util"
import sharp from "sharp"

/**
 * Times builds of a copy of the project, as ratios to a cold one: after one changed sentence and after one changed
 * picture. `npm run bench:build -- --large` then times cold builds with ten and a hundred times the services, questions
 * and files in data/images against one with today's; in those three each shown picture is made once, as a small JPEG,
 * because what they are to show is the cost of the entries.
 */
const { values: options } = parseArgs({ options: { large: { type: "boolean", default: false } } })

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Bytes resident in `root` and all that it started. Pages shared between processes count once for each. */
const treeMemory = (root: number): number => {
  const rows = spawnSync("ps", ["-e", "-o", "pid=,ppid=,rss="], { encoding: "utf8" })
    .stdout.trim()
    .split("\n")
    .map(row => row.trim().split(/\s+/).map(Number))
  const family = new Set([root])
  let hasGrown = true
  while (hasGrown) {
    const before = family.size
    for (const [pid = 0, parent = 0] of rows) if (family.has(parent)) family.add(pid)
    hasGrown = family.size > before
  }
  return rows.reduce((sum, [pid = 0, , kilobytes = 0]) => (family.has(pid) ? sum + kilobytes * 1024 : sum), 0)
}

interface Build {
  seconds: number
  /** Bytes. */
  memory: number
  /** Pictures written by this build. */
  encoded: number
}

const picturesSince = async (folder: string, moment: number): Promise<number> => {
  const entries = await readdir(path.join(folder, "public", "static"), { recursive: true, withFileTypes: true })
  const pictures = entries.filter(entry => entry.isFile() && /\.(?:avif|webp|jpg|png)$/.test(entry.name))
  const times = await Promise.all(
    pictures.map(async entry => (await stat(path.join(entry.parentPath, entry.name))).mtimeMs)
  )
  return times.filter(time => time >= moment).length
}

const build = async (folder: string): Promise<Build> => {
  const started = Date.now()
  const gatsby = spawn("npx", ["gatsby", "build"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
  })
  let memory = 0
  const memoryTimer = setInterval(() => {
    if (gatsby.pid !== undefined) memory = Math.max(memory, treeMemory(gatsby.pid))
  }, 500)
  const status = await new Promise<number | null>((resolve, reject) =>
    gatsby.once("error", reject).once("exit", resolve)
  )
  clearInterval(memoryTimer)
  if (status !== 0) throw new Error(`The copy in ${folder} does not build: run npx gatsby build there.`)
  return { seconds: (Date.now() - started) / 1000, memory, encoded: await picturesSince(folder, started) }
}

/** What git knows of the project, with the installed packages: no cache, no built site. */
const copyProject = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-build-"))
  const { stdout, status } = spawnSync("git", ["ls-files", "-z"], { encoding: "utf8" })
  if (status !== 0) throw new Error("The copy is made of the files git knows: run this in a git checkout.")
  for (const name of stdout.split("\0").filter(Boolean)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await cp(name, path.join(folder, name))
  }
  await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"))
  return folder
}

type Content = Record<string, unknown>

const editJson = async (file: string, edit: (content: Content) => Content): Promise<void> => {
  const content: unknown = JSON.parse(await readFile(file, "utf8"))
  if (!isRecord(content)) throw new Error(`${file} is not an object.`)
  await writeFile(file, `${JSON.stringify(edit(content), null, 2)}\n`)
}

/** `times` as many entries; names are unique in a list, and the copies change nothing on the home page. */
const multiply = (entries: unknown, times: number, name: string): Content[] => {
  const originals = Array.isArray(entries) ? entries.filter(isRecord) : []
  return Array.from({ length: times }, (_, copy) =>
    originals.map(entry =>
      copy === 0
        ? entry
        : { ...entry, [name]: `${String(entry[name])} ${copy + 1}`, ...("featured" in entry && { featured: false }) }
    )
  ).flat()
}

const enlarge = async (data: string, times: number): Promise<void> => {
  await editJson(path.join(data, "services.json"), content => ({
    ...content,
    services: multiply(content["services"], times, "title"),
  }))
  await editJson(path.join(data, "faqs.json"), content => ({
    ...content,
    categories: multiply(content["categories"], 1, "title").map(category => ({
      ...category,
      questions: multiply(category["questions"], times, "question"),
    })),
  }))
  // Slides have a limit; the folder has none, and pictures that were swapped stay in it. A byte after a picture's end makes
  // another file of it and the same picture.
  const pictures = await readdir(path.join(data, "images"))
  for (const name of pictures) {
    const bytes = await readFile(path.join(data, "images", name))
    for (let copy = 2; copy <= times; copy++)
      await writeFile(path.join(data, "images", `${copy}-${name}`), Buffer.concat([bytes, Buffer.from(String(copy))]))
  }
}

/** Leaves of each shown picture one small JPEG to make. */
const simplifyPictures = async (folder: string): Promise<void> => {
  const sections = path.join(folder, "src", "sections")
  for (const name of await readdir(sections)) {
    const file = path.join(sections, name)
    const text = await readFile(file, "utf8")
    await writeFile(
      file,
      text
        .replaceAll(/formats: \[[^\]]*\]/g, "formats: [JPG]")
        .replaceAll(/breakpoints: \[[^\]]*\]/g, "breakpoints: [480]")
    )
  }
}

const print = (cells: readonly string[]) => console.log(`| ${cells.join(" | ")} |`)

const report = (name: string, { seconds, memory, encoded }: Build, cold: Build) =>
  print([
    name,
    seconds.toFixed(0),
    (seconds / cold.seconds).toFixed(2),
    (memory / 1e6).toFixed(0),
    (memory / cold.memory).toFixed(2),
    String(encoded),
  ])

/** Does `work` on a fresh copy of the project, which is gone afterwards. */
const withProjectCopy = async (work: (folder: string) => Promise<void>): Promise<void> => {
  const folder = await copyProject()
  try {
    await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const bench = async (): Promise<void> => {
  print(["build", "seconds", "ratio", "peak memory MB", "ratio", "pictures written"])
  print(["---", "--:", "--:", "--:", "--:", "--:"])
  await withProjectCopy(async folder => {
    const data = path.join(folder, "data")
    const cold = await build(folder)
    report("cold", cold, cold)

    await editJson(path.join(data, "services.json"), content => ({
      ...content,
      lead: `${String(content["lead"])} Ask us.`,
    }))
    report("one sentence changed", await build(folder), cold)

    const picture = path.join(data, "images", "day.jpg")
    await writeFile(
      picture,
      await sharp(await readFile(picture))
        .modulate({ brightness: 1.03 })
        .jpeg({ quality: 90 })
        .toBuffer()
    )
    report("one picture changed", await build(folder), cold)
  })
  if (!options.large) return
  let small: Build | undefined
  for (const times of [1, 10, 100])
    await withProjectCopy(async folder => {
      await simplifyPictures(folder)
      await enlarge(path.join(folder, "data"), times)
      const cold = await build(folder)
      small ??= cold
      report(`cold, almost without pictures, ${times} × the entries`, cold, small)
    })
}

bench().catch((error: unknown) => {
  console.error(String(error))
  process.exit(1)
})
