import { spawnSync } from "node:child_process"
import { cpSync, symlinkSync } from "node:fs"
import path from "node:path"
import { sampleContent } from "../../testing/sampleFolders"
import { createTemporaryFolder } from "../../testing/createTemporaryFolder"

const folder = createTemporaryFolder()

// As in Windows PowerShell, which knows neither `NAME=value command` nor a `>` that writes UTF-8.
it("npm run host reads variables from .env and writes to the file that it is given", () => {
  for (const name of ["scripts", "src", "plugins", "package.json", "tsconfig.json"])
    cpSync(name, folder.at(name), { recursive: true })
  cpSync(sampleContent, folder.at("data"), { recursive: true })
  symlinkSync(path.resolve("node_modules"), folder.at("node_modules"))
  const write = (file: string): string => {
    const program = [path.resolve("node_modules/tsx/dist/cli.mjs"), "scripts/host.ts", "htaccess", file]
    const { stdout, stderr } = spawnSync(process.execPath, program, { cwd: folder.at(), encoding: "utf8" })
    expect(stdout + stderr).toBe("")
    return folder.read(file)
  }
  expect(write("published")).not.toContain("noindex")
  folder.write(".env", "PREVIEW=true\n")
  expect(write("preview")).toContain("noindex")
})
