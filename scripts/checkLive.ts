import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { readFile, readdir } from "node:fs/promises"
import path from "node:path"
import { checkContent } from "../src/model/checks/contentSettings"
import { type Problem, formatProblem, formatProblems } from "../plugins/gatsby-plugin-content-model"
import { isRecord } from "../plugins/gatsby-plugin-content-model/json"
import { listLanguageFolders, readValues } from "../plugins/gatsby-plugin-content-model/build"
import { type Samples, formatAdvice } from "../src/model/checks/goLive"
import { createLiveReport } from "../src/model/checks/liveReport"
import { readContent } from "../src/model/checks/readContent"
import { formatDeliveryAdvice } from "../src/forms/delivery/providers"
import { findHostProblem } from "../src/gatsby/delivery"
import { readClinic } from "../src/model/files/clinic"
import { readEditorBackend } from "../plugins/gatsby-plugin-sveltia-cms/build"
import { describeWorkflows } from "./describeWorkflows"
import { sampleFolders } from "../testing/sampleFolders"
import { sendTestMessage } from "./sendTestMessage"

/** Returns the digest of each picture in `folder`, keyed by the picture's name. */
const digestPictures = async (folder: string): Promise<Map<string, string>> => {
  const names = await readdir(path.join(folder, "images")).catch(() => [])
  const digest = async (name: string) =>
    createHash("sha256")
      .update(await readFile(path.join(folder, "images", name)))
      .digest("hex")
  return new Map(await Promise.all(names.map(async name => [name, await digest(name)] as const)))
}

const listStrings = (value: unknown): string[] =>
  typeof value === "string" ? [value] : isRecord(value) ? Object.values(value).flatMap(listStrings) : []

const readSamples = async (): Promise<Samples> => {
  const originals = await Promise.all(sampleFolders.map(readValues))
  const translated = await Promise.all(
    sampleFolders.map(async folder =>
      (await listLanguageFolders(folder)).map(language => readValues(path.join(folder, language)))
    )
  )
  const clinics = [...originals, ...(await Promise.all(translated.flat()))]
  const known = new Set((await Promise.all(sampleFolders.map(digestPictures))).flatMap(found => [...found.values()]))
  const own = await digestPictures("data")
  return {
    clinics,
    pictures: new Set([...own].flatMap(([name, digest]) => (known.has(digest) ? [`/images/${name}`] : []))),
    // Drafts of policies have their own mark.
    neutral: new Set(listStrings(clinics.map(({ policies }) => policies))),
  }
}

/** Prints problems below a heading with their number. Prints nothing if there are none. */
const printList = (heading: string, problems: readonly Problem[]): void => {
  if (problems.length)
    console.error(
      `${heading} (${problems.length}):\n\n${problems.map(problem => `  • ${formatProblem(problem)}`).join("\n")}\n`
    )
}

/** Prints what runs in the repository every week, if it is known. */
const printWorkflows = async (): Promise<void> => {
  const origin = spawnSync("git", ["remote", "get-url", "origin"], { encoding: "utf8" }).stdout.trim()
  const { repo } = readEditorBackend({ REPOSITORY_URL: origin, ...process.env })
  const { GITHUB_API_URL: api = "https://api.github.com", GITHUB_TOKEN: token } = process.env
  if (repo !== readEditorBackend({}).repo)
    console.log(`${await describeWorkflows(".", { api, repository: repo, token }, Date.now())}\n`)
}

const check = async (): Promise<void> => {
  if (existsSync(".env")) process.loadEnvFile()
  const content = await readContent("data")
  const problems = checkContent(content)
  if (problems.length) {
    console.error(formatProblems(problems))
    process.exitCode = 1
    return
  }
  const { site, left, advice, progress } = createLiveReport(content, await readSamples(), Date.now())
  const { clinic } = site
  if (left.length) {
    printList("Not ready to go live. Still to do", left)
    console.error("docs/going-live/steps.md explains each step.\n")
    process.exitCode = 1
  } else console.log("No sample is left and every question is answered: the site can go live.\n")
  for (const { heading, problems: found } of advice) printList(heading, found)
  for (const text of progress) console.error(`${text}\n`)
  console.log(formatDeliveryAdvice(clinic))
  await printWorkflows()
  const hostProblem = findHostProblem(clinic, process.env)
  if (hostProblem) {
    console.error(`${hostProblem}\n`)
    process.exitCode = 1
  }
  console.log(formatAdvice(clinic))
}

/** Sends one test message from the published site and does nothing else (`--send`). */
const send = async (): Promise<void> => {
  const { clinic } = await readValues("data")
  const { isSent, text } = await sendTestMessage(readClinic(clinic), Date.now())
  if (isSent) console.log(text)
  else {
    console.error(text)
    process.exitCode = 1
  }
}

const command = process.argv.includes("--send") ? send : check

command().catch((error: unknown) => {
  console.error(`The content could not be checked: ${String(error)} Run this in the folder of the site.`)
  process.exit(1)
})
