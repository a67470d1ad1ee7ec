import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { isRecord, parseAs } from "../plugins/gatsby-plugin-content-model/json"
import { findAdvisories } from "./findAdvisories"

/** Fails for each known vulnerability of an installed package that `.github/accepted-advisories.json` does not name. */
const { stdout } = spawnSync("npm audit --omit=dev --json", { encoding: "utf8", shell: true })
const accepted = Object.keys(parseAs(readFileSync(".github/accepted-advisories.json", "utf8"), isRecord))
const { unknown, gone } = findAdvisories(parseAs(stdout, isRecord), accepted)
for (const line of unknown) console.error(`Update it, or accept it with a reason: ${line}`)
for (const id of gone) console.error(`No longer found, so remove it from the accepted ones: ${id}`)
process.exitCode = unknown.length ? 1 : 0
