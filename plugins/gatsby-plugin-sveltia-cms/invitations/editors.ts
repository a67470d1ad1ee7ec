/**
 * The people who edit without a GitHub account: `.github/editors.json` in the repository. An owner’s browser writes it,
 * with the owner’s own right on GitHub, to invite and to remove. The function writes only what follows from a link: it
 * turns an invitation into a device, and removes a device that signs out.
 */
import {
  type Read,
  formatJson,
  getValue,
  read,
  readList,
  readOptional,
  readText,
} from "../../gatsby-plugin-content-model/json"
import { type Github, GithubError } from "../door/github"
import { isOutrun } from "../history/commitPlan"
import { tryParseJson } from "../tryParseJson"

/** The list’s path in the repository. */
export const editorsPath = ".github/editors.json"

/** Text of a commit message by which hosts do not build the commit: nothing that is published has changed. */
export const skipBuild = "[skip ci]"

/** A device on which somebody is signed in. */
interface Device {
  id: string
  /** Day of its sign-in. */
  day: string
  /** Day of its last use, exact to a week; the day of its sign-in if it is missing. */
  used?: string | undefined
  /** Hash of the invitation by which it was signed in. */
  hash?: string | undefined
}

export interface Editor {
  id: string
  name: string
  /** An invitation that is not used yet: the SHA-256 of its secret, and its day. */
  invitation?: { hash: string; day: string }
  /** Day on which somebody has pressed a link that another device had used. */
  pressedAgain?: string | undefined
  devices: readonly Device[]
}

export type Editors = readonly Editor[]

/** Days during which an invitation can be used. */
const invitationDays = 7

const dayMs = 86_400_000

/** Returns the day of now in UTC, such as `2026-11-28`. */
const today = (): string => new Date(Date.now()).toISOString().slice(0, 10)

export const encodeBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")

/** Returns a random text of 128 bits. */
export const createSecret = (): string => encodeBase64Url(crypto.getRandomValues(new Uint8Array(16)))

/** Returns the SHA-256 of a secret, which the list contains in place of the secret. */
export const hashSecret = async (secret: string): Promise<string> =>
  encodeBase64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret))))

/** Longest name, in characters. */
const maxName = 60

/** Returns a name that fits into one line of a commit message, and means nothing to GitHub or a host. */
const tidyName = (name: string): string => {
  const letters = name.replaceAll(/[^\p{L}\p{M}\p{N}.,'’-]+/gu, " ").trim()
  return [...letters].slice(0, maxName).join("") || "Somebody"
}

/** Returns why a person cannot have this name, or `undefined`. Each change is published under it. */
const findNameProblem = (name: string): string | undefined => {
  if (!/\p{L}/u.test(name)) return "Type a first name: each change is listed under it."
  const [strange] = /[^\p{L}\p{M}\p{N}\s.,'’-]/u.exec(name) ?? []
  if (strange === undefined) return undefined
  return `A name has letters, digits, spaces, points, hyphens and apostrophes alone, because changes are published under it: leave out “${strange}”.`
}

const replaceEditor = (editors: Editors, changed: Editor): Editor[] =>
  editors.map(editor => (editor.id === changed.id ? changed : editor))

/** A list with a new invitation, and the secret of the invitation, which is nowhere else. */
interface Invited {
  editors: Editors
  id: string
  secret: string
}

const createInvitation = async (secret: string) => ({ hash: await hashSecret(secret), day: today() })

/** Adds a person with an invitation. Throws if nobody can have this name. */
export const invite = async (editors: Editors, name: string): Promise<Invited> => {
  const problem = findNameProblem(name)
  if (problem) throw new Error(problem)
  const [id, secret] = [createSecret(), createSecret()]
  const editor = { id, name: tidyName(name), invitation: await createInvitation(secret), devices: [] }
  return { editors: [...editors, editor], id, secret }
}

/**
 * Gives a person another invitation, such as for a new phone. An earlier one that is not used yet ends. If somebody else
 * has used the last one (`isStolen`), every device is signed out.
 */
export const inviteAgain = async (editors: Editors, id: string, isStolen = false): Promise<Invited> => {
  const editor = editors.find(found => found.id === id)
  if (!editor) throw new Error("This person is no longer on the list.")
  const secret = createSecret()
  const { name, devices } = editor
  const changed = { id, name, invitation: await createInvitation(secret), devices: isStolen ? [] : devices }
  return { editors: replaceEditor(editors, changed), id, secret }
}

/** Removes a person, with all devices and invitations. */
export const removeEditor = (editors: Editors, id: string): Editors => editors.filter(editor => editor.id !== id)

/** Returns the link that invites: its secret is in the fragment, which browsers send to nobody. */
export const createLink = (page: string, secret: string): string => `${page}#${secret}`

/** Days after which a device that is not used leaves the list. Its cookie is not valid any longer either. */
export const deviceDays = 90

/** Days after which the list notes that a device is used. */
const useDays = 7

const getAge = (day: string): number => (Date.now() - Date.parse(day)) / dayMs

const getLastUse = ({ day, used = day }: Device): string => used

/** Removes devices that were not used for a long time. */
const dropUnused = (editors: Editors): Editors =>
  editors.map(editor => ({
    ...editor,
    devices: editor.devices.filter(device => getAge(getLastUse(device)) < deviceDays + 1),
  }))

/** Notes that a device is used, if that was not noted for a week. Otherwise returns the same list. */
export const noteUse = (editors: Editors, id: string): Editors => {
  const isDue = (device: Device): boolean => device.id === id && getAge(getLastUse(device)) >= useDays
  if (!editors.some(({ devices }) => devices.some(isDue))) return editors
  return dropUnused(
    editors.map(editor => ({
      ...editor,
      devices: editor.devices.map(device => (isDue(device) ? { ...device, used: today() } : device)),
    }))
  )
}

/** Notes that somebody has pressed a link which another device had used. Otherwise returns the same list. */
export const notePress = (editors: Editors, hash: string): Editors => {
  const day = today()
  const editor = editors.find(({ devices }) => devices.some(device => device.hash === hash))
  return editor && editor.pressedAgain !== day ? replaceEditor(editors, { ...editor, pressedAgain: day }) : editors
}

const refusals = {
  used: "This link was used already. If you did not use it yourself, tell the person who sent it at once: somebody else can edit the site in your name.",
  unknown:
    "This link is not valid any more: a newer link has replaced it, or it was never one of this site. Ask the person who sent it for a new link.",
  old: `This link is older than ${invitationDays} days. Ask the person who sent it for a new link.`,
}

/**
 * Uses up the invitation with this hash: its person is signed in on `device`. Returns the reason if that cannot be. A day
 * of the future is accepted, because the owner may live east of here.
 */
export const redeem = (
  editors: Editors,
  hash: string,
  device: string
): { editors: Editors; editor: Editor } | string => {
  const signedIn = editors.find(({ devices }) => devices.some(({ id }) => id === device))
  if (signedIn) return { editors, editor: signedIn }
  const invited = editors.find(({ invitation }) => invitation?.hash === hash)
  if (!invited?.invitation)
    return editors.some(({ devices }) => devices.some(found => found.hash === hash)) ? refusals.used : refusals.unknown
  if (!(getAge(invited.invitation.day) < invitationDays + 1)) return refusals.old
  const { id, name, devices } = invited
  const editor = { id, name, devices: [...devices, { id: device, day: today(), hash }] }
  return { editors: dropUnused(replaceEditor(editors, editor)), editor }
}

/** Removes a device. */
export const removeDevice = (editors: Editors, device: string): Editors =>
  editors.map(editor => ({ ...editor, devices: editor.devices.filter(({ id }) => id !== device) }))

/** Returns the last line of the commit messages of a person. */
export const createTrailer = ({ name, id }: Pick<Editor, "name" | "id">): string =>
  `Edited-by: ${tidyName(name)} <${id}>`

/** Reads who has made a commit, from its whole message; `undefined` if it was made with a GitHub account. */
export const readTrailer = (message: string): Pick<Editor, "name" | "id"> | undefined => {
  const [, name, id] = /\nEdited-by: ([^\n<>]+) <([\w-]+)>\s*$/.exec(message) ?? []
  return name && id ? { name, id } : undefined
}

const listShape = {
  editors: readList({
    id: readText,
    name: readText,
    invitation: { hash: readOptional, day: readText },
    pressedAgain: readOptional,
    devices: readList({ id: readText, day: readText, used: readOptional, hash: readOptional }),
  }),
}

/** The list cannot be read. The message is for an owner of the site. */
export class BrokenList extends Error {
  constructor() {
    super(
      `The list of people is damaged, and nobody who was invited can edit: the file ${editorsPath} is not as the editor has written it. Open the file on GitHub, press “History”, and bring back its last good version.`
    )
  }
}

/** Reads the list from its file; without a file it is empty. Throws if the file is no list. */
export const parseEditors = (text: string | undefined): Editors => {
  if (text === undefined) return []
  const parsed = tryParseJson(text)
  const found = read(listShape, parsed).editors
  if (!Array.isArray(getValue(parsed, "editors")) || !found.every(({ id, name }) => id && name)) throw new BrokenList()
  return found.map(({ invitation: { hash, day }, ...editor }) => ({
    ...editor,
    ...(hash && { invitation: { hash, day } }),
  }))
}

/** Returns the list’s file. */
export const formatEditors = (editors: Editors): string => formatJson({ editors })

const entriesOf = "{ ... on Tree { entries { name } } }"

const listQuery = `query($owner: String!, $repo: String!, $branch: String!, $path: String!, $root: String!, $folder: String!) {
  repository(owner: $owner, name: $repo) {
    ref(qualifiedName: $branch) {
      target { oid ... on Commit { file(path: $path) { object { ... on Blob { text } } } } }
    }
    root: object(expression: $root) ${entriesOf}
    folder: object(expression: $folder) ${entriesOf}
  }
}`

const names = { entries: readList({ name: readText }) }
const listAnswer = {
  repository: {
    ref: { target: { oid: readText, file: { object: { text: readOptional } } } },
    root: names,
    folder: names,
  },
}

const has = ({ entries }: Read<typeof names>, name: string): boolean => entries.some(entry => entry.name === name)

/** Reads the list, and the newest published commit. Throws if GitHub has not shown the list, though it exists. */
export const readEditors = async (github: Github): Promise<{ editors: Editors; head: string }> => {
  const { branch } = github.backend
  const [folder = "", name = ""] = editorsPath.split("/")
  const { repository } = await github.query(listQuery, listAnswer, {
    branch: `refs/heads/${branch}`,
    path: editorsPath,
    root: `${branch}:`,
    folder: `${branch}:${folder}`,
  })
  const { oid: head, file } = repository.ref.target
  if (!head) throw new GithubError("The published branch does not exist.")
  const isListed = !has(repository.root, folder) || repository.folder.entries.length > 0
  // An answer without the file is believed only where the folders are shown, and do not have it.
  const isMissing = repository.root.entries.length > 0 && isListed && !has(repository.folder, name)
  if (file.object.text === undefined && !isMissing)
    throw new GithubError("GitHub has not shown the list of people. Nothing was changed. Try again in a minute.")
  return { editors: parseEditors(file.object.text), head }
}

const mutation =
  "mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }"

/** Number of times that a change of the list is tried when others commit at the same moment. */
const attempts = 5

/**
 * Changes the list on the newest commit. `change` returns the new list, and is called again if somebody else has
 * committed meanwhile; what it throws ends the change. Nothing that is published changes, so no host builds the commit.
 */
export const changeEditors = async (
  github: Github,
  message: string,
  change: (editors: Editors) => Editors | Promise<Editors>
): Promise<Editors> => {
  const { owner, repo, branch } = github.backend
  for (let left = attempts; ; left--) {
    const { editors, head } = await readEditors(github)
    const changed = await change(editors)
    if (changed === editors) return editors
    const contents = btoa(String.fromCharCode(...new TextEncoder().encode(formatEditors(changed))))
    const input = {
      branch: { repositoryNameWithOwner: `${owner}/${repo}`, branchName: branch },
      expectedHeadOid: head,
      message: { headline: `${message} ${skipBuild}` },
      fileChanges: { additions: [{ path: editorsPath, contents }] },
    }
    try {
      await github.query(mutation, {}, { input })
      return changed
    } catch (error) {
      if (left <= 1 || !isOutrun(error)) throw error
    }
  }
}
