import { locate } from "../../gatsby-plugin-content-model"
import { listFieldValues } from "../../gatsby-plugin-content-model/forms"
import { pictureFolder, sortContentPaths } from "../../gatsby-plugin-content-model/json"
import { describeField, findForm } from "../forms/describeProblems"
import type { Forms } from "../options"
import { tryParseJson } from "../tryParseJson"
import type { Commit } from "./change"
import { Refusal, type Step } from "./door"
import { readDrafts } from "./drafts"
import type { Github } from "./github"
import { type ReadContent, readTexts } from "./readContent"
import { readSnapshot, toContentPath } from "./snapshot"
import { words } from "./words"

/** Reads the files that open drafts change, each with its path relative to the content folder. */
const readDraftTexts = async (github: Github): Promise<[string, string][]> => {
  const drafts = await readDrafts(github)
  const texts = drafts.map(async ({ headRefOid, files }): Promise<[string, string][]> => {
    const snapshot = await readSnapshot(github, headRefOid)
    const listed = files.nodes.flatMap(({ path }) => toContentPath(github.backend, path) ?? [])
    // GitHub lists only the first hundred files of a draft.
    const paths = files.totalCount > files.nodes.length ? [...snapshot.keys()] : listed
    const contentPaths = paths.filter(contentPath => contentPath.endsWith(".json"))
    const found = await readTexts(
      github,
      new Map(),
      contentPaths.map(contentPath => snapshot.get(contentPath))
    )
    return contentPaths.map((contentPath, index) => [contentPath, found[index] ?? ""])
  })
  return (await Promise.all(texts)).flat()
}

/** Returns the fields of a file that reference the picture at `url`, described as in the forms. */
const findUses = (forms: Forms, file: string, text: string, url: string): string[] => {
  if (!text.includes(`"${url}"`)) return []
  const { fields } = findForm(forms, file)
  const value = tryParseJson(text)
  if (!fields || value === undefined) return [file]
  return listFieldValues(fields, value).flatMap(found =>
    found.value === url ? [describeField(forms, locate(file, fields, value, found.path))] : []
  )
}

/** Returns the URLs of the pictures that a commit removes. A picture that is replaced stays. */
const listRemoved = ({ backend }: Github, { additions, deletions }: Commit): string[] =>
  deletions
    .filter(path => !additions.some(added => added.path === path))
    .flatMap(path => toContentPath(backend, path) ?? [])
    .filter(contentPath => sortContentPaths([contentPath]).pictures.length > 0)
    .map(contentPath => contentPath.slice(pictureFolder.length))

/**
 * Refuses to delete or rename a picture that any form uses, including translations and drafts, and says where it is
 * used. Sveltia CMS 0.221.1 removes it from the forms, or writes its new name into them, but never into drafts.
 */
export const keepPictures = (readContent: ReadContent, forms: Forms): Step => ({
  beforeWrite: async (change, github) => {
    const removed = change.kind === "commit" ? listRemoved(github, change) : []
    if (change.kind !== "commit" || removed.length === 0) return change
    const { files, translations = {} } = await readContent(github, await readSnapshot(github, change.expected))
    const published = [
      ...Object.entries(files),
      ...Object.entries(translations).flatMap(([language, texts]) =>
        Object.entries(texts).map(([name, text]) => [`${language}/${name}`, text] as const)
      ),
    ]
    const drafts = await readDraftTexts(github)
    for (const name of removed) {
      const url = `/${pictureFolder}${name}`
      const uses = [
        ...published.flatMap(([file, text]) => findUses(forms, file, text, url)),
        ...drafts.flatMap(([file, text]) => findUses(forms, file, text, url).map(words.inDraft)),
      ]
      if (uses.length) throw new Refusal(words.pictureInUse(name.slice(1), uses))
    }
    return change
  },
})
