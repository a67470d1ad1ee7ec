import { execFile } from "node:child_process"
import { writeFile } from "node:fs/promises"
import path from "node:path"
import { promisify } from "node:util"

/**
 * Writes a file about the live build into the editor's `folder`: the id of its pages, its commit, and the commit's
 * time. Without a git history there is no commit.
 */
export const writeLiveBuild = async (folder: string, buildId: string): Promise<void> => {
  const { stdout } = await promisify(execFile)("git", ["log", "-1", "--format=%H %cI"]).catch(() => ({ stdout: "" }))
  const [commit, time] = stdout.trim().split(" ")
  await writeFile(path.join(folder, "build.json"), JSON.stringify({ build: buildId, ...(commit && { commit, time }) }))
}
