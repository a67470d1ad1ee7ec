import { execFile } from "node:child_process"
import { writeFile } from "node:fs/promises"
import path from "node:path"
import { promisify } from "node:util"

/**
 * Writes into the editor's `folder` which build is live: the id of its pages, the commit that it was made from, and when
 * that was made. A folder without a history has no commit.
 */
export const writeLiveBuild = async (folder: string, buildId: string): Promise<void> => {
  const { stdout } = await promisify(execFile)("git", ["log", "-1", "--format=%H %cI"]).catch(() => ({ stdout: "" }))
  const [commit, time] = stdout.trim().split(" ")
  await writeFile(path.join(folder, "build.json"), JSON.stringify({ build: buildId, ...(commit && { commit, time }) }))
}
