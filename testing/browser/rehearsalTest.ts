import { expect } from "@playwright/test"
import { sampleContent } from "../../scripts/sampleFolders"
import { type RehearsalOptions, startRehearsal } from "../rehearsal"
import { sampleSite } from "../sites"
import { test as base } from "./plainEditor"

export type Rehearsal = Awaited<ReturnType<typeof startRehearsal>>

/** A test of the real editor with a practice server for GitHub, which is asked only for what it knows. */
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

/** The lines that a branch removes from main and adds to it. */
export const changedLines = ({ git }: Rehearsal, branch: string): string[] => git.changedLines("main", branch, "*.json")

/** The open pull requests. */
export const openPulls = ({ github }: Rehearsal) => github.pullRequests.all().filter(({ state }) => state === "OPEN")

/** The newest commit of the branch main. */
export const mainHead = ({ git }: Rehearsal): string => git.head("main") ?? ""

/** A data file on a branch. */
export const publishedFile = ({ git }: Rehearsal, name: string, branch = "main"): unknown => {
  const content: unknown = JSON.parse(String(git.findFile(`${branch}:data/${name}.json`)?.content))
  return content
}

/** How GitHub refuses a token that has expired. */
export const expired = { status: 401, message: "Bad credentials" }
