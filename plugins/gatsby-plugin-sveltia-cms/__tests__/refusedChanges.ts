import type { PullRequest } from "../../../testing/github/createPullRequests"
import type { Repository } from "../../../testing/github/repository"
import { data } from "../../../testing/bakery"
import { createPicture } from "./bakery"
import { type Files, commitFiles, mutate, rest } from "./githubCalls"

/** A repository with a draft that lacks a bread, to which the shop window leads. */
interface Rehearsal {
  git: Repository
  draft: Pick<PullRequest, "number" | "branch">
}

/**
 * Where a change is refused: `everywhere`; where all content is read, for which the function may have no time; or in
 * the browser, because the function lets a draft be unfinished.
 */
type Scope = "everywhere" | "with all content" | "in the browser"

/** A change that no door may let through, and the whole message. */
type RefusedChange = readonly [
  name: string,
  createCall: (rehearsal: Rehearsal) => ReturnType<typeof rest>,
  message: string,
  scope?: Scope,
]

const files =
  (changed: Files) =>
  ({ git }: Rehearsal): ReturnType<typeof mutate> =>
    commitFiles(git, changed)

const add = (path: string, content: unknown) => files({ additions: { [`data/${path}`]: content } })
const remove = (path: string) => files({ deletions: [`data/${path}`] })

/** Writes other values of “About us”. */
const about = (changes: object) => add("about.json", { ...data.about, ...changes })

/** Writes “About us” as a text that begins in another way. */
const aboutText = (start: string) => add("about.json", Buffer.from(JSON.stringify(data.about).replace("{", start)))

const lead = (text: string) => about({ lead: text })

const slide = (change: object) =>
  add("window.json", { ...data.window, slides: [{ ...data.window.slides[0], ...change }] })

/** Returns the breads without one of them. */
export const withoutBread = (anchor: string) => ({
  ...data.breads,
  breads: data.breads.breads.filter(bread => bread.anchor !== anchor),
})

const picture = createPicture(1600)

const othersNeedIt =
  "Other forms need what is removed or renamed here. Change them first and publish them, then make this change. If only a title is new, write the earlier “Anchor” instead.\n\n"
const isUsed =
  "The picture “night.jpg” is used. Choose another one in each of these places, publish that, and then delete or rename it:\n• Shop window, slide 1 “Baked at night”: “Picture”"
const hasOtherMeaning = "has a name with another meaning in programs. Give it another one."
const isNotContent = "is not part of the content. The editor writes to the folder “data” alone."
const isFolder =
  "“data/images/team” is a folder, but pictures must be in the folder “images” itself. Move them there, and remove the folder."
const isPublic = "The branch that the site is published from cannot be moved or removed here."
const noPicture = (name: string) =>
  `“Picture” is “/images/${name}”, but there is no such picture in the folder “images”. Upload the picture or correct its name.`
const isUnknown = (call: string) =>
  `The editor tried to make a call to GitHub that is not allowed (${call}). Nothing was sent. Tell the person who maintains the site.`

/** Every way of writing to the repository, and mistakes of every sort. */
export const refusedChanges: readonly RefusedChange[] = [
  [
    "no JSON",
    add("about.json", Buffer.from("{")),
    "About us ends too early: a part of it is missing, at least a closing } or ]. Its last good version is in the history.",
  ],
  [
    "JSON with a mark before it",
    aboutText("\uFEFF{"),
    "About us begins with an invisible mark (BOM): save the file as UTF-8 without BOM.",
  ],
  ["a list in place of a group", add("about.json", []), "Must be a group of fields in { }. "],
  ["a missing field", about({ lead: undefined }), "“Lead” is missing. Fill it in (Lead): "],
  [
    "an unknown field",
    about({ colour: "red" }),
    "“colour” is not a field here. Remove it, or move its value to one of: heading, lead, directions.",
  ],
  ["a number in place of a text", about({ lead: 5 }), "“Lead” must be text in quotation marks. Fill it in (Lead): "],
  ["a text that is too long", lead("a".repeat(61)), "“Lead” is too long (61 characters): shorten it to 60 or fewer."],
  ["a placeholder that is none", lead("{twon}"), "“Lead” has {twon}, which is not a placeholder. Use one of: {name}."],
  [
    "a pasted text in another encoding",
    lead("We don\u00e2\u20ac\u2122t bake on Monday."),
    "“Lead” has “â€™”, which readers would see: type the right letter or sign.",
  ],
  [
    "a pasted name in another encoding",
    lead("Our cl\u00c3\u00adnica"),
    "“Lead” has “Ã\u00ad”, which readers would see: type the right letter or sign.",
  ],
  [
    "half of a pasted letter",
    lead("Four \ud800 people"),
    "“Lead” has “\ud800”, which readers would see: delete the broken character.",
  ],
  [
    "a pasted object",
    lead("Four \ufffc people"),
    "“Lead” has “\ufffc”, which readers would see: type the right character.",
  ],
  [
    "a pasted link",
    lead("[Four people](https://bakery.example)"),
    "“Lead” has “[Four people](https://bakery.example)”, which readers would see: write the words alone; a number or an email address becomes a link by itself.",
  ],
  ["pasted asterisks", lead("*Four* people"), "“Lead” has “*Four*”, which readers would see: remove the asterisks."],
  ["a pasted heading", lead("# Four people"), "“Lead” has “# ”, which readers would see: remove it."],
  [
    "10,000 pasted brackets",
    add("about.json", Buffer.from("[".repeat(10_000))),
    "About us has more than 100 brackets inside one another: remove them.",
  ],
  [
    "a text that is longer than all limits",
    lead("a".repeat(500_000)),
    "About us has more than 500,000 characters: remove what no form shows. Its last good version is in the history.",
  ],
  ["a field twice", aboutText('{"lead":"Two",'), "About us has “Lead” twice in one group: remove one of them."],
  [
    "a field with another meaning",
    aboutText('{"__proto__":{},'),
    "“__proto__” is not a field here. Remove it, or move its value to one of: heading, lead, directions.",
  ],
  [
    "a missing link",
    slide({ bread: "none" }),
    "Slide 1 “Baked at night”: “Leads to” is “none”: no such bread.",
    "with all content",
  ],
  ["a missing picture", slide({ image: "/images/none.jpg" }), `Slide 1 “Baked at night”: ${noPicture("none.jpg")}`],
  [
    "a form without what another form needs",
    add("breads.json", withoutBread("plait")),
    `${othersNeedIt}Shop window, slide 2 “Warm in the morning”: “Leads to” is “plait”: no such bread.`,
    "with all content",
  ],
  [
    "a draft that is wrong in itself",
    ({ git, draft }) => commitFiles(git, { additions: { "data/breads.json": {} } }, draft.branch),
    `“Heading” is missing. Fill it in (Heading): \n\n“Breads” is missing. Fill it in (Breads): \n\n${othersNeedIt}Shop window, slide 1 “Baked at night”: “Leads to” is “rye”: no such bread.\n\nShop window, slide 2 “Warm in the morning”: “Leads to” is “plait”: no such bread.`,
    "in the browser",
  ],
  [
    "a form that is deleted",
    remove("about.json"),
    "About us is missing. Put the file back; its last version is in the history.",
  ],
  [
    "a file that nobody knows",
    add("prices.json", {}),
    "“data/prices.json” is not a file the site knows. Rename it or remove it.",
  ],
  [
    "a language that nobody knows",
    add("xx/about.json", { heading: "Qui" }),
    `${othersNeedIt}“data/xx” is of “xx”, which the shop does not list.`,
  ],
  [
    "two names for one file",
    add("About.json", data.about),
    "“data/About.json” is not a file the site knows; is it “about.json” misspelt? Rename it or remove it.\n\n“data/About.json” differs from another name by capital letters alone, and on many computers only one of them can exist. Rename it or remove it.",
  ],
  ["a name with another meaning", add("constructor.json", {}), `“data/constructor.json” ${hasOtherMeaning}`],
  [
    "a name with another meaning, in a translation",
    add("fr/__proto__.json", {}),
    `“data/fr/__proto__.json” ${hasOtherMeaning}`,
  ],
  ["a folder with another meaning", add("__proto__/about.json", {}), `“data/__proto__/about.json” ${hasOtherMeaning}`],
  [
    "a name that git reads",
    add(".gitattributes", Buffer.from("* working-tree-encoding=UTF-16")),
    "“data/.gitattributes” has a name that begins with a dot, and can change how other files are read. Remove it.",
  ],
  [
    "something else than a picture",
    add("images/prices.pdf", Buffer.from("%PDF")),
    "“data/images/prices.pdf” is not a picture that the site can show (JPEG, PNG, WebP or AVIF; SVG for the logo). Remove it.",
  ],
  [
    "a small picture in the place of one that is used",
    add("images/night.jpg", createPicture(640)),
    "Shop window, slide 1 “Baked at night”: “Picture” is “/images/night.jpg”, which is too small for its place (640 × 900 pixels): use one of at least 800 × 600.",
  ],
  [
    "a text in the place of a picture that is used",
    add("images/night.jpg", Buffer.from("text")),
    "Shop window, slide 1 “Baked at night”: “Picture” is “/images/night.jpg”, which cannot be read as a picture. Save it again as JPEG, PNG, WebP or AVIF.",
  ],
  ["a deleted picture", remove("images/night.jpg"), isUsed],
  [
    "a renamed picture",
    files({ additions: { "data/images/other.webp": picture }, deletions: ["data/images/night.jpg"] }),
    isUsed,
  ],
  [
    "a moved picture",
    files({ additions: { "data/images/team/day.webp": picture }, deletions: ["data/images/oven.jpg"] }),
    isFolder,
  ],
  ["a folder", add("images/team/.gitkeep", Buffer.from("")), isFolder],
  [
    "a deleted folder",
    remove("images"),
    `Shop window, slide 1 “Baked at night”: ${noPicture("night.jpg")}\n\nShop window, slide 2 “Warm in the morning”: ${noPicture("morning.jpg")}`,
  ],
  ["a file outside the content", files({ additions: { "package.json": {} } }), `“package.json” ${isNotContent}`],
  ["a file beside the content", files({ additions: { "database.json": {} } }), `“database.json” ${isNotContent}`],
  [
    "the publishing of a draft",
    ({ draft }) => rest("PUT", `pulls/${draft.number}/merge`, { merge_method: "squash" }),
    "The draft of “Breads” cannot be published: it no longer fits the content that is on the site now. The draft stays as it is. Fix these problems, then publish it:\n\nShop window, slide 1 “Baked at night”: “Leads to” is “rye”: no such bread.",
    "with all content",
  ],
  [
    "a new branch",
    ({ git }) => mutate("createRef", { name: "refs/heads/other", oid: git.head("main") }),
    "The editor cannot change the branch “other”: it writes only to the site and its drafts.",
  ],
  [
    "the branch itself moved",
    ({ git, draft }) => rest("PATCH", "git/refs/heads/main", { sha: git.head(draft.branch), force: true }),
    isPublic,
  ],
  ["the branch itself removed", () => rest("DELETE", "git/refs/heads/main"), isPublic],
  ["a call that starts a build", () => rest("POST", "dispatches"), isUnknown("POST dispatches")],
  ["a fork", () => rest("POST", "forks"), isUnknown("POST forks")],
  ["a fork that is brought up to date", () => rest("POST", "merge-upstream"), isUnknown("POST merge-upstream")],
  ["a file by REST", () => rest("PUT", "contents/data/about.json"), isUnknown("PUT contents/data/about.json")],
  [
    "a mutation that it never makes",
    ({ draft }) => mutate("mergeBranch", { base: "main", head: draft.branch }),
    isUnknown("mergeBranch"),
  ],
  [
    "two mutations in one query",
    ({ git }) => {
      const call = mutate("createRef", { name: "refs/heads/cms/other", oid: git.head("main") })
      const query = call.body.query.replace(/ }$/, " b: createCommitOnBranch(input: $input) { clientMutationId } }")
      return { ...call, body: { ...call.body, query } }
    },
    isUnknown("createRef, createCommitOnBranch"),
  ],
]
