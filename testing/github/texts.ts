import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

/** Runs git on files with these contents, whose paths follow the parameters. */
const runGit = (parameters: readonly string[], contents: readonly Buffer[]) => {
  const folder = mkdtempSync(path.join(tmpdir(), "texts-"))
  try {
    const files = contents.map((content, index) => {
      const file = path.join(folder, String(index))
      writeFileSync(file, content)
      return file
    })
    return spawnSync("git", [...parameters, ...files])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Merges two versions of a text line by line, as GitHub does. Returns `undefined` if they conflict. */
export const mergeTexts = (base: Buffer, mine: Buffer, theirs: Buffer): Buffer | undefined => {
  const { status, stdout } = runGit(["merge-file", "--stdout"], [mine, base, theirs])
  return status === 0 ? stdout : undefined
}

/** Returns the lines that differ, each after `-` or `+`. */
export const listChangedLines = (before: Buffer, after: Buffer): string[] =>
  runGit(["diff", "--no-index", "--unified=0"], [before, after])
    .stdout.toString()
    .split("\n")
    .filter(line => /^(?!---|\+\+\+)[-+]/.test(line))
