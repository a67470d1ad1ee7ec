import { createHash } from "node:crypto"
import { readFile, readdir } from "node:fs/promises"
import path from "node:path"
import { checkContent } from "../src/model/check/checkContent"
import {
  type Problem,
  type ValueProblem,
  type Files,
  findOutdatedTranslations,
  findTranslationHints,
  parseFiles,
  formatProblem,
  formatProblems,
  isRecord,
} from "../plugins/gatsby-plugin-content-model"
import { listLanguageFolders, readValues } from "../plugins/gatsby-plugin-content-model/build"
import { readContent } from "../src/model/check/readContent"
import { actionLimits, isActedOn, measureSentences, measureWords, plainAge } from "../src/model/check/readingAge"
import {
  type Samples,
  findAlwaysOpenWords,
  findEmergencyClaim,
  findHiddenTranslations,
  findLiveProblems,
  findMissingPrivacyPolicy,
  findPastDays,
  findPhoneExampleProblems,
  formatAdvice,
} from "../src/model/goLive"
import { findHostProblem } from "../src/gatsby/delivery"
import { findBookingWords, findMessageWords } from "../src/model/formPromises"
import { getLanguage, listTranslations } from "../src/model/locale"
import { allFiles, model } from "../src/model/model"
import { findPlainLanguageHints, listTexts } from "../src/model/plainLanguage"
import {
  findClosedBusinessHours,
  findMissingBusinessHours,
  findWalkInWords,
  findWalkInsWhileOff,
} from "../src/model/walkInWords"
import { contentSettings, translateClinic } from "../src/model/check/contentSettings"
import { translationModel } from "../src/model/translationModel"
import { readClinic } from "../src/model/readClinic"
import { readBranchRule } from "./branchRule"
import { findOtherProviders, formatDeliveryAdvice } from "./deliveryAdvice"
import { sampleFolders } from "./sampleFolders"
import { sendTestMessage } from "./sendTestMessage"

/** Prints how easy the texts are to read: the median of their reading ages, and the hardest texts above the aim. */
const printReadingAge = (files: Files): void => {
  const language = getLanguage(files["clinic"])
  const actions = listTexts(files).filter(isActedOn)
  const average = measureSentences(actions, language).toFixed(1)
  console.log(
    `Sentences of the tasks, the guides and Where to go have ${average} words on average (aim: ${actionLimits.wordsInSentence} or fewer).\n`
  )
  if (language !== "en") {
    console.log(
      `The reading age was not measured: its formula is for English, and this site is in “${language}”.\n\nNo speaker of “${language}” has read the words of the interface yet (src/words). Let one read the whole site before it goes live.`
    )
    return
  }
  const { texts, medianAge, measuredTexts } = measureWords(listTexts(files))
  console.log(
    `The median reading age of ${measuredTexts} texts of six words or more is ${medianAge.toFixed(1)} years (aim: ${plainAge} or less). Of the tasks, the guides and Where to go: ${measureWords(actions).medianAge.toFixed(1)} (aim: ${actionLimits.age} or less). The hardest:\n`
  )
  const hardest = texts.flatMap(({ age = 0, ...text }) => (age > plainAge ? [{ ...text, age }] : []))
  for (const { place, age, text } of hardest.toSorted((one, other) => other.age - one.age).slice(0, 10))
    console.log(`  • ${formatProblem({ ...place, message: `${age.toFixed(1)} years: ${text.slice(0, 60)}` })}`)
}

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

const check = async (): Promise<void> => {
  const content = await readContent("data")
  const problems = checkContent(content)
  if (problems.length) {
    console.error(formatProblems(problems))
    process.exitCode = 1
    return
  }
  const { values: files, place } = parseFiles(content.files, allFiles)
  const now = Date.now()
  const samples = await readSamples()
  const enabled = listTranslations(files["clinic"])
  // Translations that are not enabled are on no page.
  const translations = Object.entries(content.translations ?? {}).flatMap(([language, texts]) => {
    if (!enabled.includes(language)) return []
    const { values, place: placeIn } = parseFiles(texts, translationModel, `${language}/`)
    const clinic = translateClinic(model.clinic, files["clinic"], values["clinic"], language)
    const locate = (problem: ValueProblem): Problem => placeIn({ ...problem, file: `${language}/${problem.file}` })
    return [{ language, values, clinic, model: translationModel, locate }]
  })
  const own = { values: files, clinic: files["clinic"], model: allFiles, locate: place }
  /** Searches the texts in the clinic's own language and in each translation. */
  const search = (find: (site: Omit<typeof own, "locate">) => readonly ValueProblem[]): Problem[] =>
    [own, ...translations].flatMap(({ locate, ...site }) => find(site).map(locate))
  const left = [
    ...[...findLiveProblems(files, now, samples), ...findMissingPrivacyPolicy(files)].map(place),
    ...translations.flatMap(({ values, clinic, locate }) =>
      [
        ...findLiveProblems(values, now, samples, translationModel),
        ...findPhoneExampleProblems({ ...files, clinic, words: values["words"] }),
      ].map(locate)
    ),
  ]
  if (left.length) {
    printList("Not ready to go live. Still to do", left)
    console.error("docs/going-live.md explains each step.\n")
    process.exitCode = 1
  } else console.log("No sample is left and every question is answered: the site can go live.\n")
  const parsed = Object.fromEntries(translations.map(({ language, values }) => [language, values]))
  const withClinic = (values: Files): Files => ({ ...values, clinic: files["clinic"] })
  printList("In the past, and no longer shown", findPastDays(files, now).map(place))
  printList("Texts that sound as if the clinic never closes", [
    // Claims in each language are checked against the clinic's hours.
    ...search(({ values, clinic, model: texts }) => findAlwaysOpenWords({ ...values, clinic }, texts)),
    ...findEmergencyClaim(files).map(place),
  ])
  printList("Texts that invite people to walk in when they should call first, or never", [
    ...search(({ values, model: texts }) => findWalkInWords(withClinic(values), texts)),
    ...findMissingBusinessHours(files, allFiles).map(place),
    ...search(({ values, model: texts }) => findWalkInsWhileOff(values, files["home"], texts)),
    ...findClosedBusinessHours(files).map(place),
  ])
  printList("Texts about a form or a booking that is off", [
    ...search(({ values, model: texts }) => findBookingWords(values, texts, files)),
    ...search(({ values, model: texts }) => findMessageWords(values, texts, files)),
  ])
  printList(
    "Texts about another provider",
    search(({ values, model: texts }) => findOtherProviders(withClinic(values), texts))
  )
  printList("Translations that are on no page", findHiddenTranslations(files["clinic"], parsed).map(place))
  printList(
    "Translations of earlier texts",
    findOutdatedTranslations(contentSettings, files, content.translations ?? {})
  )
  printList("Texts that could be easier to read", [
    ...findPlainLanguageHints(files).map(place),
    ...findTranslationHints(contentSettings, files, content.translations ?? {}),
  ])
  console.log(formatDeliveryAdvice(readClinic(files["clinic"])))
  const hostProblem = findHostProblem(readClinic(files["clinic"]), process.env)
  if (hostProblem) {
    console.error(`${hostProblem}\n`)
    process.exitCode = 1
  }
  console.log(formatAdvice(files["clinic"]))
  console.log(`${await readBranchRule(process.env)}\n`)
  printReadingAge(files)
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
