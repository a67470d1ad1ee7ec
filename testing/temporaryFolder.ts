import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

/** Makes an empty folder before each test and removes it afterwards; returns what reads and writes its files by their names. */
export const createTemporaryFolder = () => {
  let folder = ""
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "test-"))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const at = (name = ""): string => path.join(folder, name)
  return {
    /** The whole path of a file, or of the folder itself. */
    at,
    read: (name: string): string => readFileSync(at(name), "utf8"),
    write: (name: string, text: string | Uint8Array): void => {
      mkdirSync(path.dirname(at(name)), { recursive: true })
      writeFileSync(at(name), text)
    },
  }
}
