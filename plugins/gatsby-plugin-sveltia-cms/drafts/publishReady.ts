import { listForms } from "../forms/describeProblems"
import { type MergedFile, mergeSnapshots, readDraftSnapshots } from "../door/mergeDraft"
import { Refusal } from "../door/door"
import type { Github } from "../door/github"
import { readSnapshot, toContentPath } from "../door/snapshot"
import { words } from "../door/words"
import { commitPlan, encodeText } from "../history/commitPlan"
import type { Session } from "../history/watchSession"
import type { Forms } from "../options"
import { type ReadyDraft, listReady } from "./listReady"

/** Returns the labels of the forms that a draft changes. */
export const nameDraft = (forms: Forms, { backend }: Github, { files }: ReadyDraft): string[] =>
  listForms(
    forms,
    files.nodes.flatMap(({ path }) => toContentPath(backend, path) ?? [])
  )

/** Merges drafts one after the other, each with what those before it have changed. Leaves out those that conflict. */
const mergeDrafts = async (github: Github, forms: Forms, head: string, drafts: readonly ReadyDraft[]) => {
  const now = new Map(await readSnapshot(github, head))
  const files = new Map<string, MergedFile>()
  const published: ReadyDraft[] = []
  for (const draft of drafts) {
    const snapshots = await readDraftSnapshots(github, draft.headRefOid, head)
    const merged = snapshots && (await mergeSnapshots(github, forms, { ...snapshots, theirs: now }))
    if (!merged) continue
    published.push(draft)
    for (const [file, content] of merged) {
      files.set(file, content)
      if (!content) now.delete(file)
      else now.set(file, "text" in content ? { contents: encodeText(content.text) } : content)
    }
  }
  return { files, published }
}

/** Closes drafts whose changes were published by another commit, and removes their branches. */
const closeDrafts = async ({ github }: Session, drafts: readonly ReadyDraft[]): Promise<void> => {
  for (const { number, headRefName } of drafts) {
    await github.rest("PATCH", `pulls/${number}`, {}, { state: "closed" })
    await github.rest("DELETE", `git/refs/heads/${headRefName}`, {})
  }
}

/**
 * Publishes all drafts that are ready by one commit, so that the site is built once. The door checks it like any other
 * commit. Resolves to the labels of the forms whose drafts stay, because others have changed the same text since.
 * Throws with the reason if the commit is refused.
 */
export const publishReady = async (session: Session, forms: Forms): Promise<string[]> => {
  const { github } = session
  const { head, drafts } = await listReady(github)
  for (const draft of drafts) {
    const outside = draft.files.nodes.find(({ path }) => toContentPath(github.backend, path) === undefined)
    if (outside)
      throw new Refusal(words.draftOutside(nameDraft(forms, github, draft), outside.path, github.backend.folder))
  }
  const { files, published } = await mergeDrafts(github, forms, head, drafts)
  const names = published.flatMap(draft => nameDraft(forms, github, draft))
  if (files.size)
    await commitPlan(session, { files, differences: [] }, head, `Publish drafts: ${[...new Set(names)].join(", ")}`)
  await closeDrafts(session, published)
  return drafts.filter(draft => !published.includes(draft)).flatMap(draft => nameDraft(forms, github, draft))
}

export const describeConflicts = (names: readonly string[]): string => (names.length ? words.draftConflicts(names) : "")
