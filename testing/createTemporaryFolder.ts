import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

/**
 * Creates an empty folder before each test and removes it afterwards. Returns functions that read and write its files
 * by name.
 */
export const createTemporaryFolder = () => {
  let folder = ""
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "test-"))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const at = (name = ""): string => path.join(folder, name)
  return {
    /** Returns the absolute path of a file, or of the folder itself. */
    at,
    read: (name: string): string => readFileSync(at(name), "utf8"),
    write: (name: string, text: string | Uint8Array): void => {
      mkdirSync(path.dirname(at(name)), { recursive: true })
      writeFileSync(at(name), text)
    },
  }
}
