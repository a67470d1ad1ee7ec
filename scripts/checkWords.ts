import { parseJson } from "../src/build/parseJson"
import { readTexts } from "../src/build/readContent"
import { measureWords, plainAge } from "../src/build/readingAge"
import { formatProblem } from "../src/content/checks"
import { plainLimits, listTexts } from "../src/content/plainLanguage"

const round = (age: number): string => age.toFixed(1)

/**
 * Lists how easy the texts of `data/` are to read: the reading age and the longest sentence of each, hints, and the
 * median. Nothing here keeps a text from being published.
 */
const check = async (): Promise<void> => {
  const files = Object.entries(await readTexts("data")).map(([name, text]) => {
    const parsed = parseJson(text)
    if ("problem" in parsed) throw new Error(`data/${name} is no valid JSON: npm run check:content says where.`)
    return [name.replace(/\.json$/, ""), parsed.value] as const
  })
  const { texts, medianAge, measuredTexts, longest } = measureWords(listTexts(Object.fromEntries(files)))
  console.log("Reading age in years, words in the longest sentence, and the text:\n")
  for (const { place, age, longest: words, text } of texts)
    if (age !== undefined)
      console.log(
        `${round(age).padStart(5)} ${String(words).padStart(4)}  ${formatProblem({ ...place, message: text.slice(0, 60) })}`
      )
  const hints = texts.flatMap(({ place, hints: found }) => found.map(message => formatProblem({ ...place, message })))
  if (hints.length) console.log(`\nHints (${hints.length}):\n\n${hints.map(hint => `  • ${hint}`).join("\n")}`)
  console.log(
    `\nMedian reading age of ${measuredTexts} texts of six words or more: ${round(medianAge)} years (aim: ${plainAge} or less).\nLongest sentence: ${longest} words (aim: ${plainLimits.wordsInSentence} or fewer).`
  )
}

check().catch((error: unknown) => {
  console.error(`The words could not be checked: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
})
