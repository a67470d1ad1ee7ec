import { getFields, isRecord, readList, readText } from "../../gatsby-plugin-content-model/json"
import { readTrailer } from "../invitations/editors"
import { isGraphql } from "./change"
import { type Step, createAnswer } from "./door"
import type { Github } from "./github"

/** Returns the commit of an object whose author may be an App: itself, or the newest one of a draft. */
const findCommit = ({ author, oid, headRefOid }: Record<string, unknown>): string => {
  const name = isRecord(author) ? readText(author["name"]) : undefined
  return name === "" || name?.endsWith("[bot]") ? readText(headRefOid) || readText(oid) : ""
}

const listCommits = (value: unknown): string[] => {
  if (typeof value !== "object" || value === null) return []
  const found = isRecord(value) ? findCommit(value) : ""
  return [...(found ? [found] : []), ...Object.values(value).flatMap(listCommits)]
}

const messages = { repository: readList({ oid: readText, message: readText }) }

/** Reads who has made these commits by an invitation, by the ids of the commits. */
const readNames = async (github: Github, commits: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const variables = Object.fromEntries(commits.map((oid, index) => [`commit${index}`, oid]))
  const names = Object.keys(variables)
  const { repository } = await github.query(
    `query($owner: String!, $repo: String!, ${names.map(name => `$${name}: GitObjectID!`).join(", ")}) {
      repository(owner: $owner, name: $repo) {
        ${names.map(name => `${name}: object(oid: $${name}) { oid ... on Commit { message } }`).join("\n")}
      }
    }`,
    messages,
    variables
  )
  return new Map(
    repository.flatMap(({ oid, message }) => {
      const editor = readTrailer(message)
      return editor ? [[oid, editor.name] as const] : []
    })
  )
}

const replaceAuthors = (value: unknown, names: ReadonlyMap<string, string>): unknown => {
  if (Array.isArray(value)) return value.map(part => replaceAuthors(part, names))
  if (!isRecord(value)) return value
  const parts = Object.entries(value).map(([key, part]) => [key, replaceAuthors(part, names)])
  const name = names.get(findCommit(value))
  return { ...Object.fromEntries(parts), ...(name && { author: { ...getFields(value["author"]), name } }) }
}

/** Shows the person who was invited in place of the App, as the author of drafts and in the history of a form. */
export const nameAuthors: Step = {
  afterAnswer: async ({ call, github, body }) => {
    const commits = isGraphql(call) ? [...new Set(listCommits(body))] : []
    if (commits.length === 0) return undefined
    // The App's own name does, too.
    const names = await readNames(github, commits).catch(() => new Map<string, string>())
    return names.size ? createAnswer(replaceAuthors(body, names)) : undefined
  },
}
