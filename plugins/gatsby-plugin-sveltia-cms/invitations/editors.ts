/**
 * The people who edit without a GitHub account: `.github/editors.json` in the repository. An owner’s browser writes it,
 * with the owner’s own right on GitHub, to invite and to remove. The function writes only what follows from a link: it
 * turns an invitation into a device, and removes a device that signs out.
 */
import {
  formatJson,
  parseAs,
  isRecord,
  read,
  readList,
  readOptional,
  readText,
} from "../../gatsby-plugin-content-model"
import type { Github } from "../door/github"
import { isOutrun } from "../history/commitPlan"

/** The list’s path in the repository. */
export const editorsPath = ".github/editors.json"

/** Text of a commit message by which hosts do not build the commit: nothing that is published has changed. */
export const skipBuild = "[skip ci]"

/** A device on which somebody is signed in, with the day of its sign-in. */
interface Device {
  id: string
  day: string
}

export interface Editor {
  id: string
  name: string
  /** An invitation that is not used yet: the SHA-256 of its secret, and its day. */
  invitation?: { hash: string; day: string }
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

/** Returns a name that fits into one line of a commit message. */
const tidyName = (name: string): string =>
  name
    .replaceAll(/[\p{C}<>]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, 60)

const replaceEditor = (editors: Editors, changed: Editor): Editor[] =>
  editors.map(editor => (editor.id === changed.id ? changed : editor))

/** A list with a new invitation, and the secret of the invitation, which is nowhere else. */
interface Invited {
  editors: Editors
  id: string
  secret: string
}

const createInvitation = async (secret: string) => ({ hash: await hashSecret(secret), day: today() })

/** Adds a person with an invitation. */
export const invite = async (editors: Editors, name: string): Promise<Invited> => {
  const [id, secret] = [createSecret(), createSecret()]
  const editor = { id, name: tidyName(name), invitation: await createInvitation(secret), devices: [] }
  return { editors: [...editors, editor], id, secret }
}

/** Gives a person another invitation, such as for a new phone. An earlier one that is not used yet ends. */
export const inviteAgain = async (editors: Editors, id: string): Promise<Invited> => {
  const editor = editors.find(found => found.id === id)
  if (!editor) throw new Error("This person is no longer on the list.")
  const secret = createSecret()
  return { editors: replaceEditor(editors, { ...editor, invitation: await createInvitation(secret) }), id, secret }
}

/** Removes a person, with all devices and invitations. */
export const removeEditor = (editors: Editors, id: string): Editors => editors.filter(editor => editor.id !== id)

/** Returns the link that invites: its secret is in the fragment, which browsers send to nobody. */
export const createLink = (page: string, secret: string): string => `${page}#${secret}`

const refusals = {
  unknown: "This link was used already, or a newer link has replaced it. Ask the person who sent it for a new link.",
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
  if (!invited?.invitation) return refusals.unknown
  const ageMs = Date.now() - Date.parse(invited.invitation.day)
  if (!(ageMs < (invitationDays + 1) * dayMs)) return refusals.old
  const { id, name, devices } = invited
  const editor = { id, name, devices: [...devices, { id: device, day: today() }] }
  return { editors: replaceEditor(editors, editor), editor }
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
    devices: readList({ id: readText, day: readText }),
  }),
}

/** Reads the list from its file; without a file it is empty. Throws if the file is no list. */
export const parseEditors = (text: string | undefined): Editors =>
  text === undefined
    ? []
    : read(listShape, parseAs(text, isRecord)).editors.map(({ invitation: { hash, day }, ...editor }) => ({
        ...editor,
        ...(hash && { invitation: { hash, day } }),
      }))

/** Returns the list’s file. */
export const formatEditors = (editors: Editors): string => formatJson({ editors })

const listQuery = `query($owner: String!, $repo: String!, $branch: String!, $path: String!) {
  repository(owner: $owner, name: $repo) {
    ref(qualifiedName: $branch) {
      target { oid ... on Commit { file(path: $path) { object { ... on Blob { text } } } } }
    }
  }
}`

const listAnswer = { repository: { ref: { target: { oid: readText, file: { object: { text: readOptional } } } } } }

/** Reads the list, and the newest published commit. */
export const readEditors = async (github: Github): Promise<{ editors: Editors; head: string }> => {
  const variables = { branch: `refs/heads/${github.backend.branch}`, path: editorsPath }
  const { target } = (await github.query(listQuery, listAnswer, variables)).repository.ref
  const { text } = target.file.object
  if (!target.oid) throw new Error("The published branch does not exist.")
  return { editors: parseEditors(text), head: target.oid }
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
