import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { readFile, readdir } from "node:fs/promises"
import path from "node:path"
import { checkContent } from "../src/model/checks/checkContent"
import {
  type Files,
  type Problem,
  type ValueProblem,
  findOutdatedTranslations,
  findTranslationHints,
  parseFiles,
  formatProblem,
  formatProblems,
  isRecord,
} from "../plugins/gatsby-plugin-content-model"
import { listLanguageFolders, readValues } from "../plugins/gatsby-plugin-content-model/build"
import { describeNearestPage, describeProgress, listTranslationRows } from "../src/model/checks/translationRows"
import { readContent } from "../src/model/checks/readContent"
import {
  type Samples,
  findClosedHours,
  findEmergencyClaim,
  findHiddenTranslations,
  findLiveProblems,
  findMissingPrivacy,
  findPastDays,
  findPhoneExamples,
  formatAdvice,
} from "../src/model/checks/goLive"
import { findHostProblem } from "../src/gatsby/delivery"
import { listTranslations } from "../src/model/locale"
import { allFiles, model, translationModel } from "../src/model/model"
import { findReadingHints } from "../src/model/checks/plainLanguage"
import { contentSettings, translateClinic } from "../src/model/checks/contentSettings"
import { readClinic } from "../src/model/readClinic"
import { type SiteContent, readSite } from "../src/model/readSite"
import { createSiteFiles } from "../src/model/createSiteFiles"
import { readEditorBackend } from "../plugins/gatsby-plugin-sveltia-cms/build"
import { describeWorkflows } from "./describeWorkflows"
import { formatDeliveryAdvice } from "./formatDeliveryAdvice"
import { sampleFolders } from "./sampleFolders"
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

/** Reads files that have passed the checks, without what is off. */
const readFiles = (files: Files): SiteContent => readSite(createSiteFiles(model, files))

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
  const { values: files, addPosition } = parseFiles(content.files, allFiles)
  const site = readFiles(files)
  const { clinic } = site
  const now = Date.now()
  const samples = await readSamples()
  const enabled = listTranslations(files["clinic"])
  // Translations that are not enabled are on no page.
  const translations = Object.entries(content.translations ?? {}).flatMap(([language, texts]) => {
    if (!enabled.includes(language)) return []
    const { values, addPosition: addPositionIn } = parseFiles(texts, translationModel, `${language}/`)
    const translated = translateClinic(model.clinic, files["clinic"], values["clinic"], language)
    const locate = (problem: ValueProblem): Problem =>
      addPositionIn({ ...problem, file: `${language}/${problem.file}` })
    return [{ language, values, locate, site: readFiles({ ...files, clinic: translated, words: values["words"] }) }]
  })
  const left = [
    ...[...findLiveProblems(files, site, now, samples), ...findPhoneExamples(site), ...findMissingPrivacy(site)].map(
      addPosition
    ),
    ...translations.flatMap(translation =>
      [
        ...findLiveProblems(translation.values, translation.site, now, samples, translationModel),
        ...findPhoneExamples(translation.site),
      ].map(translation.locate)
    ),
  ]
  if (left.length) {
    printList("Not ready to go live. Still to do", left)
    console.error("docs/going-live.md explains each step.\n")
    process.exitCode = 1
  } else console.log("No sample is left and every question is answered: the site can go live.\n")
  const parsed = Object.fromEntries(translations.map(({ language, values }) => [language, values]))
  printList("In the past, and no longer shown", findPastDays(files, site, now).map(addPosition))
  printList(
    "Facts that contradict each other",
    [...findEmergencyClaim(clinic), ...findClosedHours(clinic)].map(addPosition)
  )
  printList("Translations that are on no page", findHiddenTranslations(files["clinic"], parsed).map(addPosition))
  for (const language of listTranslations(files["clinic"], "all")) {
    const texts = parseFiles(content.translations?.[language] ?? {}, translationModel).values
    const progress = describeProgress(listTranslationRows(files, texts, language), language)
    if (progress) console.error(`${progress}\n${describeNearestPage(files, texts, language)}\n`)
  }
  printList(
    "Translations of earlier texts",
    findOutdatedTranslations(contentSettings, files, content.translations ?? {})
  )
  printList("Texts that could be easier to read", [
    ...findReadingHints(files).map(addPosition),
    ...findTranslationHints(contentSettings, files, content.translations ?? {}),
  ])
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
