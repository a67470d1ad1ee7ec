import { read, readFlag, readList, readOptional, readText } from "../../gatsby-plugin-content-model/json"
import { readTrailer } from "../invitations/editors"
import { Refusal, type Step } from "./door"
import { readDrafts } from "./drafts"
import { getDraftBranch } from "./findRefusal"
import type { Github } from "./github"
import { decodeText } from "./readContent"
import { words } from "./words"

const movedOn = "Somebody else has saved this form at the same moment. Your changes are not saved yet: save again."

/** Normalises a text as Sveltia CMS does when it reads it. */
const tidyText = (found: string): string => found.trim().replaceAll(/\r\n?/g, "\n")

/** Reads the texts of files at a commit or on a branch, keyed by path; `undefined` for a missing file. */
const readTexts = async (
  github: Github,
  revision: string,
  paths: readonly string[]
): Promise<ReadonlyMap<string, string | undefined>> => {
  const names = paths.map((_, index) => `file${index}`)
  const { repository } = await github.query(
    `query($owner: String!, $repo: String!, ${names.map(name => `$${name}: String!`).join(", ")}) {
      repository(owner: $owner, name: $repo) {
        ${names.map(name => `${name}: object(expression: $${name}) { ... on Blob { text } }`).join("\n")}
      }
    }`,
    { repository: readList({ text: readOptional }) },
    Object.fromEntries(names.map((name, index) => [name, `${revision}:${paths[index]}`]))
  )
  const texts = repository.map(({ text }) => (text === undefined ? undefined : tidyText(text)))
  return new Map(paths.map((path, index) => [path, texts[index]]))
}

/** Reads who has made the newest change of a file on a branch; empty if nobody is known. */
const readAuthor = async (github: Github, branch: string, path: string): Promise<string> => {
  const { repository } = await github.query(
    `query($owner: String!, $repo: String!, $branch: String!, $path: String!) {
      repository(owner: $owner, name: $repo) {
        object(expression: $branch) {
          ... on Commit { history(first: 1, path: $path) { nodes { message author { name } } } }
        }
      }
    }`,
    { repository: { object: { history: { nodes: readList({ message: readText, author: { name: readText } }) } } } },
    { branch, path }
  )
  const [newest] = repository.object.history.nodes
  return newest ? (readTrailer(newest.message)?.name ?? newest.author.name) : ""
}

/** Shape of responses that mention drafts: the list of drafts, a draft that was opened, and its commit. */
const mentioned = {
  data: {
    createCommitOnBranch: { commit: { oid: readText } },
    repository: { pullRequests: { nodes: readList({ headRefName: readText, isCrossRepository: readFlag }) } },
  },
  head: { ref: readText },
}

/** The newest versions of the files of a form. */
export interface NewestFiles {
  /**
   * Resolves to the newest texts of a form's files, keyed by path: those of its draft, if the editor knows one.
   * `undefined` if nobody is signed in, as in develop mode. Throws a refusal if the draft has ended elsewhere.
   */
  read: (form: string, paths: readonly string[]) => Promise<ReadonlyMap<string, string | undefined> | undefined>
  /** Resolves to the name of the person who has last changed a file of a form, where `read` finds it. */
  readAuthor: (form: string, path: string) => Promise<string>
  /** Returns whether this page has sent this text without a response: it may have been saved. */
  hasSent: (path: string, text: string) => boolean
  /** Discards the texts that were read for a form, because the next change does not belong to an open form. */
  forget: () => void
  step: Step
}

/**
 * Provides the newest files for merging a form with changes that were saved since it was opened. It blocks a commit if
 * a file has changed again after it was read for that.
 */
export const createNewestFiles = (): NewestFiles => {
  let github: Github | undefined
  let known: ReadonlyMap<string, string | undefined> = new Map()
  /** The texts that were sent and are not answered yet, keyed by path. */
  const sent = new Map<string, string>()
  /** Branches of the drafts that the editor knows. */
  const drafts = new Set<string>()

  /** Throws a refusal if a draft that the editor knows was merged or closed: a commit to its branch would be lost. */
  const checkDraft = async (current: Github, branch: string): Promise<void> => {
    if (drafts.has(branch) && (await readDrafts(current, branch)).length === 0) throw new Refusal(words.draftEnded)
  }

  const findBranch = ({ backend }: Github, form: string): string =>
    drafts.has(getDraftBranch(form)) ? getDraftBranch(form) : backend.branch

  return {
    read: async (form, paths) => {
      if (!github) return undefined
      await checkDraft(github, getDraftBranch(form))
      known = await readTexts(github, findBranch(github, form), paths)
      return known
    },
    // The question can be asked without the name.
    readAuthor: async (form, path) =>
      github ? readAuthor(github, findBranch(github, form), path).catch(() => "") : "",
    hasSent: (path, text) => sent.get(path) === text,
    forget: () => {
      known = new Map()
    },
    step: {
      beforeWrite: async (change, current) => {
        if (change.kind !== "commit") return change
        await checkDraft(current, change.branch)
        const files = change.additions.filter(({ path }) => known.has(path))
        if (files.length === 0) return change
        const paths = files.map(({ path }) => path)
        const newest = await readTexts(current, change.expected, paths)
        if (paths.some(path => newest.get(path) !== known.get(path))) throw new Refusal(movedOn)
        for (const { path, contents } of files) sent.set(path, tidyText(decodeText(contents)))
        return change
      },
      afterAnswer: ({ github: current, body, change }) => {
        github = current
        // The user has published or discarded the draft here, or starts another one.
        if (change?.kind === "branch") drafts.delete(change.name)
        const { data, head } = read(mentioned, body)
        if (change?.kind === "commit" && data.createCommitOnBranch.commit.oid)
          for (const { path } of change.additions) sent.delete(path)
        for (const { headRefName, isCrossRepository } of data.repository.pullRequests.nodes)
          if (!isCrossRepository) drafts.add(headRefName)
        drafts.add(head.ref)
        return undefined
      },
    },
  }
}
