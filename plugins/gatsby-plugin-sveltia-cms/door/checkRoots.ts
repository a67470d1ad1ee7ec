import { readList, readNumber, readText } from "../../gatsby-plugin-content-model/json"
import { Refusal } from "./door"
import type { Github } from "./github"
import { folderMode } from "./snapshot"
import { words } from "./words"

const trees = { repository: readList({ entries: readList({ name: readText, mode: readNumber, oid: readText }) }) }

/**
 * Refuses a commit or tree that differs from the published one by anything but the folder of the content. Equal ids are
 * equal content, so only the entries beside the way to that folder are compared.
 */
export const checkRoots = async (github: Github, published: string, changed: string): Promise<void> => {
  const names = github.backend.folder.split("/")
  const levels = names.map((_, index) => names.slice(0, index).join("/"))
  const expressions = [published, changed].flatMap(revision => levels.map(level => `${revision}:${level}`))
  const parameters = expressions.map((_, index) => `$tree${index}: String!`)
  const fields = expressions.map(
    (_, index) => `tree${index}: object(expression: $tree${index}) { ... on Tree { entries { name mode oid } } }`
  )
  const { repository } = await github.query(
    `query($owner: String!, $repo: String!, ${parameters.join(", ")}) {
      repository(owner: $owner, name: $repo) { ${fields.join(" ")} }
    }`,
    trees,
    Object.fromEntries(expressions.map((expression, index) => [`tree${index}`, expression]))
  )
  for (const [level, name] of names.entries()) {
    const [before = [], after = []] = [repository[level]?.entries, repository[names.length + level]?.entries]
    const isFolder = [before, after].every(entries =>
      entries.some(entry => entry.name === name && entry.mode === folderMode)
    )
    // GitHub has not shown everything, or the folder itself is something else.
    if (!isFolder) throw new Refusal(words.unknownContent)
    const format = (entries: typeof before): string[] =>
      entries.flatMap(entry => (entry.name === name ? [] : [`${entry.mode} ${entry.oid} ${entry.name}`]))
    const [own, other] = [new Set(format(before)), new Set(format(after))]
    const [different] = [...own].filter(entry => !other.has(entry)).concat([...other].filter(entry => !own.has(entry)))
    if (different === undefined) continue
    const path = [...names.slice(0, level), different.split(" ").slice(2).join(" ")].join("/")
    throw new Refusal(words.outsideContent(path, github.backend.folder))
  }
}
