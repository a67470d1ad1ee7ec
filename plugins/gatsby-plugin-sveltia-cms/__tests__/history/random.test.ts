import * as fc from "fast-check"
import { readSnapshots } from "../../door/snapshot"
import { createArchive } from "../../history/createArchive"
import { commitPlan } from "../../history/commitPlan"
import { watchSession } from "../../history/watchSession"
import { planFormRevert, planRevert } from "../../history/planRevert"
import { type Json, replaceValue } from "../../../../testing/replaceValue"
import { bakery, createPicture } from "../bakery"
import { openPracticeDoor } from "../practiceDoor"
import { formatJson } from "../../../gatsby-plugin-content-model"

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
  change("breads", write("breads.1.title", "Sunday plait")),
  translate("breads", write("breads.2.title", "Grand épeautre")),
  remove,
  uploadAndShow,
]

const start = async () => {
  const watch = watchSession({
    fetch: (...call) => practice.door(...call),
    onSignIn: () => undefined,
    onCommit: () => undefined,
  })
  const practice = openPracticeDoor([watch.step])
  await practice.signIn("Ana")
  const session = watch.getSession()
  if (!session) throw new Error("Nobody is signed in.")
  const { git } = practice
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

let practice: Awaited<ReturnType<typeof start>>
beforeAll(async () => {
  practice = await start()
})
afterEach(() => practice.restart())

const seed = Number(process.env["TEST_SEED"] ?? 20_261_126)
const factor = Number(process.env["SEQUENCES_FACTOR"] ?? 1)

it(
  "leaves what the other changes have made, in whatever order they are made and taken back",
  async () => {
    const all = fc.shuffledSubarray([...edits], { minLength: edits.length })
    for (const [made = [], reverted = []] of fc.sample(fc.tuple(all, all), { seed, numRuns: 2 * factor })) {
      practice.restart()
      const commits = new Map(made.map(edit => [edit, practice.commit(edit)]))
      for (const [index, edit] of reverted.entries()) {
        await practice.revert(commits.get(edit) ?? "")
        const rest = made.filter(other => !reverted.slice(0, index + 1).includes(other))
        // A picture that was added with a form stays after the form no longer uses it.
        const [files, expected] = [practice.list(), practice.replay(rest)].map(found =>
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
  const first = practice.commit(heading("The bakers"))
  practice.commit(heading("The team"))
  await practice.revert(first, choice)
  expect(practice.list()).toEqual(practice.replay(choice === "mine" ? [] : [heading("The team")]))
})

it("brings a form back as it was, and leaves the others", async () => {
  const first = practice.commit(heading("The bakers"))
  const notice = change("notice", write("heading", "Closed"))
  practice.commit(heading("The team"))
  practice.commit(notice)
  await practice.revert(first, "theirs", "about")
  expect(practice.list()).toEqual(practice.replay([heading("The bakers"), notice]))
})

it("deletes a picture that was uploaded by itself, but none that a form shows", async () => {
  const uploaded = practice.commit(upload)
  const shown = practice.commit(show)
  await expect(practice.revert(uploaded)).rejects.toThrow("is used")
  await practice.revert(shown)
  await practice.revert(uploaded)
  expect(practice.list()).toEqual(practice.replay([]))
})

it.each([undefined, "window"])("has a deleted picture again with the form that shows it: %s", async form => {
  const shown = practice.commit(uploadAndShow)
  const other = practice.commit(change("window", write("slides.1.image", "/images/oven.jpg")))
  practice.commit(() => ({ "images/new.jpg": undefined }))
  await practice.revert(form ? shown : other, "theirs", form)
  expect(practice.list()).toEqual(practice.replay([uploadAndShow]))
})

const deletePicture: Edit = () => ({ "images/new.jpg": undefined })
const uploadOther: Edit = () => ({ "images/new.jpg": createPicture(1800) })
const restoreBoth: Edit = () => ({ "images/new-2.jpg": createPicture(1900), "images/new-3.jpg": createPicture(1700) })
const restorePicture: Edit = () => ({ "images/new-2.jpg": createPicture(1700) })

it("gives a deleted picture a free name where a colleague uses another one under its name", async () => {
  practice.commit(upload)
  const deleted = practice.commit(deletePicture)
  practice.commit(uploadOther)
  practice.commit(show)
  const plan = await practice.revert(deleted)
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
  expect(practice.list()).toEqual(practice.replay([uploadOther, show, restorePicture]))
})

it("gives a deleted picture a name that none has which comes back with it", async () => {
  practice.commit(upload)
  practice.commit(() => ({ "images/new-2.jpg": createPicture(1900) }))
  const deleted = practice.commit(() => ({ "images/new.jpg": undefined, "images/new-2.jpg": undefined }))
  practice.commit(uploadOther)
  await practice.revert(deleted)
  expect(practice.list()).toEqual(practice.replay([uploadOther, restoreBoth]))
})

it("shows the picture that comes back where it was, and the colleague’s where that one is", async () => {
  practice.commit(upload)
  practice.commit(show)
  const changed = practice.commit(change("window", write("slides.1.image", "/images/oven.jpg")))
  practice.commit(deletePicture)
  practice.commit(uploadOther)
  const other = change("window", write("slides.0.image", "/images/new.jpg"))
  practice.commit(other)
  await practice.revert(changed)
  const restored = change("window", write("slides.1.image", "/images/new-2.jpg"))
  expect(practice.list()).toEqual(practice.replay([uploadOther, other, restorePicture, restored]))
})
