import { expect } from "@playwright/test"
import { sampleContent } from "../sampleFolders"
import { type RehearsalOptions, startRehearsal } from "../startRehearsal"
import { sampleSite } from "../sites"
import { test as base } from "./plainEditor"

export type Rehearsal = Awaited<ReturnType<typeof startRehearsal>>

/**
 * A Playwright test of the real editor with a rehearsal server for GitHub. It fails if the editor makes a call that the
 * server does not support.
 */
export const test = base.extend<{ clinic: RehearsalOptions; rehearsal: Rehearsal }>({
  clinic: [{ site: sampleSite, data: sampleContent }, { option: true }],
  rehearsal: async ({ clinic }, run) => {
    const rehearsal = await startRehearsal(clinic)
    try {
      await run(rehearsal)
      expect(rehearsal.github.unknownCalls).toEqual([])
    } finally {
      await rehearsal.close()
    }
  },
})

/** Returns the lines that a branch removes from main and adds to it. */
export const changedLines = ({ git }: Rehearsal, branch: string): string[] => git.changedLines("main", branch)

/** Returns the open pull requests. */
export const openPulls = ({ github }: Rehearsal) => github.pullRequests.all().filter(({ state }) => state === "OPEN")

/** Returns the newest commit of the branch `main`. */
export const mainHead = ({ git }: Rehearsal): string => git.head("main") ?? ""

/** Returns the content of a data file on a branch. */
export const publishedFile = ({ git }: Rehearsal, name: string, branch = "main"): unknown => {
  const content: unknown = JSON.parse(String(git.findFile(`${branch}:data/${name}.json`)?.content))
  return content
}

/** GitHub's response to an expired token. */
export const expired = { status: 401, message: "Bad credentials" }
