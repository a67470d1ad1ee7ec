import { createHash } from "node:crypto"
import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import * as fc from "fast-check"
import sharp from "sharp"
import { readSnapshots } from "../../door/snapshot"
import { type Archive, createArchive } from "../../history/archive"
import { carryOut } from "../../history/carryOut"
import { type Session, watchSession } from "../../history/session"
import { planBringBack, planTakeBack } from "../../history/takeBack"
import { editorSite } from "../../../../testing/editorSite"
import { openPracticeDoor } from "../../practice/practiceDoor"
import { contentFolder } from "../../../../testing/sites"
import { type Files, addPictures, isShown, takeBack, writeNote } from "./content"

/** Two people edit several forms in two languages, with pictures, and take changes back in any order: every byte is as it must be. */

const secondContent = contentFolder("beira")

const seed = Number(process.env["TEST_SEED"] ?? 20_261_126)
const factor = Number(process.env["SEQUENCES_FACTOR"] ?? 1)

// Parsed JSON.
type Json = ReturnType<typeof JSON.parse>

const people = ["Ana", "Rui"]
/** Services that no other form leads to. */
const removable = ["vacinas", "doencas-cronicas", "analises"]

/** What somebody does; numbers choose among what is there. */
const step = fc.record({
  person: fc.nat(1),
  action: fc.constantFrom(
    "write",
    "write",
    "write",
    "remove",
    "picture",
    "delete",
    "takeBack",
    "takeBack",
    "bringBack"
  ),
  choice: fc.nat(1000),
  part: fc.nat(1000),
  isMine: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const readSample = (): Files =>
  new Map(
    readdirSync(secondContent, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => path.posix.join(path.relative(secondContent, entry.parentPath), entry.name))
      .map(file => [
        file,
        file.endsWith(".json") ? JSON.parse(readFileSync(path.join(secondContent, file), "utf8")) : file,
      ])
  )

/** The texts that are edited: their form, and their place in it. */
const cells = [
  ["notice", "heading"],
  ["notice", "text"],
  ["offline", "heading"],
  ["offline", "lead"],
  ["offline", "directions"],
  ...removable.flatMap(name => [
    ["services", `services/${name}/title`],
    ["services", `services/${name}/description`],
  ]),
] as const

const pick = <Value>(values: readonly Value[], choice: number): Value | undefined => values[choice % values.length]

/** Makes a change of the content as somebody who saves a form does; `undefined` where it is not possible now. */
const edit = ({ action, choice, part }: Step, now: Files, count: number): Files | undefined => {
  const files = new Map<string, Json>(structuredClone([...now]))
  if (action === "write") {
    const [form = "", place = ""] = pick(cells, choice) ?? []
    const file = part % 2 && now.has(`en/${form}.json`) ? `en/${form}.json` : `${form}.json`
    const names = place.split("/")
    const entry = files.get(file).services?.find(({ anchor }: Json) => anchor === names[1])
    if (names.length > 1 && !entry) return undefined
    Object.assign(entry ?? files.get(file), { [names.at(-1) ?? ""]: `Written as number ${count}, by hand.` })
    const { translatedFrom } = files.get(file)
    const index = translatedFrom?.findIndex((note: string) => note.startsWith(`${place} `)) ?? -1
    if (index >= 0) translatedFrom[index] = writeNote(place, files.get(`${form}.json`), files.get(file))
    return files
  }
  if (action === "remove") {
    const name = pick(removable, choice)
    for (const file of ["services.json", "en/services.json"]) {
      const { services, translatedFrom = [] } = files.get(file)
      const index = services.findIndex(({ anchor }: Json) => anchor === name)
      if (index < 0) return undefined
      services.splice(index, 1)
      if (translatedFrom.length)
        files.get(file).translatedFrom = translatedFrom.filter((note: string) => !note.startsWith(`services/${name}/`))
    }
    return files
  }
  if (action === "picture") {
    const slide: Json = pick(files.get("slides.json").slides, choice)
    slide.image = `/images/picture-${count}.png`
    return files.set(`images/picture-${count}.png`, `picture-${count}.png`)
  }
  const texts = JSON.stringify([...now])
  const unused = [...now.keys()].filter(
    file => file.endsWith(".png") && file.includes("picture-") && !texts.includes(`"/${file}"`)
  )
  const deleted = action === "delete" ? pick(unused, choice) : undefined
  return deleted !== undefined && files.delete(deleted) ? files : undefined
}

/** The id that git gives to the content of a file: the same bytes, the same id. */
const hashBlob = (bytes: Buffer): string =>
  createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex")

const pictures = new Map<unknown, Buffer>()

/** The bytes of a file of the content. */
const toBytes = async (file: string, value: unknown): Promise<Buffer> => {
  const bytes = pictures.get(value) ?? (await makeBytes(file, value))
  return file.endsWith(".json") ? bytes : (pictures.set(value, bytes).get(value) ?? bytes)
}

const makeBytes = async (file: string, value: unknown): Promise<Buffer> => {
  if (file.endsWith(".json")) return Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
  const number = Number(/^picture-(\d+)/.exec(String(value))?.[1])
  if (Number.isNaN(number)) return readFileSync(path.join(secondContent, file))
  const background = { r: number, g: 90, b: 160 }
  return sharp({ create: { width: 1600, height: 900, channels: 3, background } })
    .png()
    .toBuffer()
}

const noPlan = { files: new Map(), differences: [] }

const readSession = ({ getSession }: ReturnType<typeof watchSession>): Session => {
  const session = getSession()
  if (!session) throw new Error("Nobody is signed in.")
  return session
}

/** Lets two people do all steps; after each, the repository has the bytes that it must have. */
const run = async (steps: readonly Step[]): Promise<number> => {
  const watch = watchSession({
    fetch: (...call) => door(...call),
    onSignIn: () => undefined,
    onCommit: () => undefined,
  })
  const { git, github, door, signIn, close } = await openPracticeDoor(secondContent, editorSite, [watch.step])
  let count = 0
  let archive: Archive | undefined
  try {
    let now = readSample()
    const commits: { oid: string; before: Files; after: Files }[] = []
    for (const step of steps) {
      const person = people[step.person] ?? ""
      const head = git.head("main") ?? ""
      const commit = pick(commits, step.choice)
      let after: Files | undefined
      if (step.action === "takeBack" || step.action === "bringBack") {
        if (!commit) continue
        await signIn(person)
        const session = readSession(watch)
        archive ??= createArchive(session.github, editorSite.forms)
        const [before, then, current] = await readSnapshots(session.github, [`${commit.oid}^`, commit.oid, head])
        if (!before || !then || !current) throw new Error("A commit is missing.")
        const form = step.part % 2 ? "offline" : "services"
        const ask: Parameters<typeof planTakeBack>[3] = async files =>
          files.map(({ conflicts }) =>
            conflicts.map(({ mine, theirs }) =>
              step.isMine && mine !== undefined && theirs !== undefined ? "mine" : "theirs"
            )
          )
        const plan =
          step.action === "takeBack"
            ? await planTakeBack(archive, { before, after: then }, current, ask)
            : await planBringBack(archive, form, then, current)
        after =
          step.action === "takeBack"
            ? takeBack(commit.before, commit.after, now, step.isMine)
            : addPictures(
                new Map([...now, ...[...commit.after].filter(([file]) => file.endsWith(`${form}.json`))]),
                commit.after
              )
        const isRefused = [...now.keys()].some(file => !after?.has(file) && isShown(now, file))
        if (isRefused) {
          await expect(carryOut(session, plan ?? noPlan, head, "Take back")).rejects.toThrow("is used")
          continue
        }
        if (plan?.files.size) await carryOut(session, plan, head, "Take back")
      } else {
        after = edit(step, now, count)
        if (!after) continue
        const changed = [...new Set([...now.keys(), ...after.keys()])].filter(
          file => JSON.stringify(now.get(file)) !== JSON.stringify(after?.get(file))
        )
        const additions = changed
          .filter(file => after?.has(file))
          .map(async file => ({ path: `data/${file}`, contents: await toBytes(file, after?.get(file)) }))
        const deletions = changed.filter(file => !after?.has(file)).map(file => `data/${file}`)
        git.commit(head, {
          branch: "main",
          author: person,
          message: step.action,
          additions: await Promise.all(additions),
          deletions,
        })
      }
      count++
      const made = git.head("main") ?? ""
      if (made !== head) commits.push({ oid: made, before: now, after })
      now = after
      const expected = [...now].map(async ([file, value]) => `data/${file} ${hashBlob(await toBytes(file, value))}`)
      const found = git.files("main").map(({ path: file, sha }) => `${file} ${sha}`)
      expect(found.toSorted()).toEqual((await Promise.all(expected)).toSorted())
    }
    expect(github.unknownCalls).toEqual([])
    return commits.length
  } finally {
    await close()
  }
}

it(
  "has the bytes that it must have",
  async () => {
    for (const steps of fc.sample(fc.array(step, { minLength: 30, maxLength: 30 }), { seed, numRuns: factor }))
      expect(await run(steps)).toBeGreaterThan(10)
  },
  60_000 * factor
)
