import * as fc from "fast-check"
import { readSnapshots } from "../../door/snapshot"
import { createArchive } from "../../history/createArchive"
import { commitPlan } from "../../history/commitPlan"
import { watchSession } from "../../history/watchSession"
import { planFormRevert, planRevert } from "../../history/planRevert"
import { type Json, replaceValue } from "../../../../testing/replaceValue"
import { bakery, createPicture } from "../bakery"
import { openRehearsalDoor } from "../rehearsalDoor"
import { formatJson } from "../../../gatsby-plugin-content-model/json"

/**
 * Reverts changes of forms, translations and pictures in any order, and checks that every byte is as if the changes had
 * never been made.
 */

type Files = Readonly<Record<string, Json>>
/** A change of files. Returns the new files, keyed by path below `data/`; `undefined` removes a file. */
type Edit = (read: (file: string) => Json) => Files

const { writeTranslation } = bakery.forms

/**
 * Creates a change of a form in the site's own language. `translate` creates one of its translation, with the notes
 * that saving adds.
 */
const change =
  (form: string, edit: (value: Json) => Json): Edit =>
  read => ({ [`${form}.json`]: edit(read(`${form}.json`)) })
const translate =
  (form: string, edit: (value: Json) => Json): Edit =>
  read => ({ [`fr/${form}.json`]: writeTranslation(form, read(`${form}.json`), edit(read(`fr/${form}.json`))) })

const write = (place: string, value: unknown) => (form: Json) => replaceValue(form, place, value)

const withoutLast = (form: Json): Json => ({ ...form, breads: form.breads.slice(0, -1) })

const remove: Edit = read => {
  const original = withoutLast(read("breads.json"))
  return {
    "breads.json": original,
    "fr/breads.json": writeTranslation("breads", original, withoutLast(read("fr/breads.json"))),
  }
}

const upload: Edit = () => ({ "images/new.jpg": createPicture(1700) })
const show = change("window", write("slides.1.image", "/images/new.jpg"))
const uploadAndShow: Edit = read => ({ ...upload(read), ...show(read) })

/** Changes, each of a different field. */
const edits: readonly Edit[] = [
  change("notice", write("heading", "Closed on Friday")),
  change("notice", write("text", "We are back on Monday.")),
  translate("about", write("lead", "Une famille et un four.")),
  translate("about", write("directions", "Près de la gare.")),
  change("about", write("heading", "The bakers")),
  change("breads", write("breads.1.name", "Sunday plait")),
  translate("breads", write("breads.2.name", "Grand épeautre")),
  remove,
  uploadAndShow,
]

const start = async () => {
  const watch = watchSession({
    fetch: (...call) => rehearsal.door(...call),
    onSignIn: () => undefined,
    onCommit: () => undefined,
  })
  const rehearsal = openRehearsalDoor([watch.step])
  await rehearsal.signIn("Ana")
  const session = watch.getSession()
  if (!session) throw new Error("Nobody is signed in.")
  const { git } = rehearsal
  const archive = createArchive(session.github, bakery.forms)
  const first = git.head("main") ?? ""

  /** Commits an edit as a manual push does. Returns the commit. */
  const commit = (edit: Edit, branch = "main"): string => {
    const head = git.head(branch) ?? ""
    const read = (file: string): Json => {
      const content = git.findFile(`${branch}:data/${file}`)?.content
      return file.endsWith(".json") ? JSON.parse(String(content)) : content
    }
    const files = Object.entries(edit(read))
    const additions = files.filter(([, value]) => value !== undefined)
    git.commit(head, {
      branch,
      message: "By hand",
      additions: additions.map(([file, value]) => ({
        path: `data/${file}`,
        contents: Buffer.isBuffer(value) ? value : Buffer.from(formatJson(value)),
      })),
      deletions: files.filter(([, value]) => value === undefined).map(([file]) => `data/${file}`),
    })
    return git.head(branch) ?? ""
  }

  /** Reverts a commit, or restores a form to its state after the commit. Resolves to the plan. */
  const revert = async (oid: string, choice: "mine" | "theirs" = "theirs", form?: string) => {
    const head = git.head("main") ?? ""
    const [before = new Map(), after = new Map(), now = new Map()] = await readSnapshots(session.github, [
      `${oid}^`,
      oid,
      head,
    ])
    const plan = form
      ? await planFormRevert(archive, form, after, now)
      : await planRevert(archive, { before, after }, now, async asked =>
          asked.map(({ conflicts }) => conflicts.map(() => choice))
        )
    if (plan?.files.size) await commitPlan(session, plan, head, "Take back")
    return plan
  }

  const list = (branch = "main") => git.files(branch).map(({ path, sha }) => `${path} ${sha}`)

  return {
    commit,
    revert,
    list,
    /** Returns the files of a repository with only these edits. */
    replay: (rest: readonly Edit[]): string[] => {
      if (git.head("expected")) git.deleteBranch("expected")
      git.createBranch("expected", first)
      for (const edit of rest) commit(edit, "expected")
      return list("expected")
    },
    restart: () => git.moveBranch("main", first),
  }
}

let rehearsal: Awaited<ReturnType<typeof start>>
beforeAll(async () => {
  rehearsal = await start()
})
afterEach(() => rehearsal.restart())

const seed = Number(process.env["TEST_SEED"] ?? 20_261_126)
const factor = Number(process.env["SEQUENCES_FACTOR"] ?? 1)

it(
  "leaves what the other changes have made, in whatever order they are made and taken back",
  async () => {
    const all = fc.shuffledSubarray([...edits], { minLength: edits.length })
    for (const [made = [], reverted = []] of fc.sample(fc.tuple(all, all), { seed, numRuns: 2 * factor })) {
      rehearsal.restart()
      const commits = new Map(made.map(edit => [edit, rehearsal.commit(edit)]))
      for (const [index, edit] of reverted.entries()) {
        await rehearsal.revert(commits.get(edit) ?? "")
        const rest = made.filter(other => !reverted.slice(0, index + 1).includes(other))
        // A picture that was added with a form stays after the form no longer uses it.
        const [files, expected] = [rehearsal.list(), rehearsal.replay(rest)].map(found =>
          found.filter(file => !file.includes("new.jpg"))
        )
        expect(files).toEqual(expected)
      }
    }
  },
  60_000 * factor
)

const heading = (text: string) => change("about", write("heading", text))

it.each(["mine", "theirs"] as const)("asks where a text has changed once more, and takes %s", async choice => {
  const first = rehearsal.commit(heading("The bakers"))
  rehearsal.commit(heading("The team"))
  await rehearsal.revert(first, choice)
  expect(rehearsal.list()).toEqual(rehearsal.replay(choice === "mine" ? [] : [heading("The team")]))
})

it("brings a form back as it was, and leaves the others", async () => {
  const first = rehearsal.commit(heading("The bakers"))
  const notice = change("notice", write("heading", "Closed"))
  rehearsal.commit(heading("The team"))
  rehearsal.commit(notice)
  await rehearsal.revert(first, "theirs", "about")
  expect(rehearsal.list()).toEqual(rehearsal.replay([heading("The bakers"), notice]))
})

it("deletes a picture that was uploaded by itself, but none that a form shows", async () => {
  const uploaded = rehearsal.commit(upload)
  const shown = rehearsal.commit(show)
  await expect(rehearsal.revert(uploaded)).rejects.toThrow("is used")
  await rehearsal.revert(shown)
  await rehearsal.revert(uploaded)
  expect(rehearsal.list()).toEqual(rehearsal.replay([]))
})

it.each([undefined, "window"])("has a deleted picture again with the form that shows it: %s", async form => {
  const shown = rehearsal.commit(uploadAndShow)
  const other = rehearsal.commit(change("window", write("slides.1.image", "/images/oven.jpg")))
  rehearsal.commit(() => ({ "images/new.jpg": undefined }))
  await rehearsal.revert(form ? shown : other, "theirs", form)
  expect(rehearsal.list()).toEqual(rehearsal.replay([uploadAndShow]))
})

const deletePicture: Edit = () => ({ "images/new.jpg": undefined })
const uploadOther: Edit = () => ({ "images/new.jpg": createPicture(1800) })
const restoreBoth: Edit = () => ({ "images/new-2.jpg": createPicture(1900), "images/new-3.jpg": createPicture(1700) })
const restorePicture: Edit = () => ({ "images/new-2.jpg": createPicture(1700) })

it("gives a deleted picture a free name where a colleague uses another one under its name", async () => {
  rehearsal.commit(upload)
  const deleted = rehearsal.commit(deletePicture)
  rehearsal.commit(uploadOther)
  rehearsal.commit(show)
  const plan = await rehearsal.revert(deleted)
  expect(plan?.differences).toMatchObject([
    {
      heading: "Pictures",
      lines: [
        {
          text: expect.stringMatching(
            /^“new.jpg” comes back as “new-2.jpg”: another picture .* stays\. .* is used: .*slide 2/
          ),
          pictures: [{ label: "Comes back" }, { label: "There now" }],
        },
      ],
    },
  ])
  expect(rehearsal.list()).toEqual(rehearsal.replay([uploadOther, show, restorePicture]))
})

it("gives a deleted picture a name that none has which comes back with it", async () => {
  rehearsal.commit(upload)
  rehearsal.commit(() => ({ "images/new-2.jpg": createPicture(1900) }))
  const deleted = rehearsal.commit(() => ({ "images/new.jpg": undefined, "images/new-2.jpg": undefined }))
  rehearsal.commit(uploadOther)
  await rehearsal.revert(deleted)
  expect(rehearsal.list()).toEqual(rehearsal.replay([uploadOther, restoreBoth]))
})

it("shows the picture that comes back where it was, and the colleague’s where that one is", async () => {
  rehearsal.commit(upload)
  rehearsal.commit(show)
  const changed = rehearsal.commit(change("window", write("slides.1.image", "/images/oven.jpg")))
  rehearsal.commit(deletePicture)
  rehearsal.commit(uploadOther)
  const other = change("window", write("slides.0.image", "/images/new.jpg"))
  rehearsal.commit(other)
  await rehearsal.revert(changed)
  const restored = change("window", write("slides.1.image", "/images/new-2.jpg"))
  expect(rehearsal.list()).toEqual(rehearsal.replay([uploadOther, other, restorePicture, restored]))
})
