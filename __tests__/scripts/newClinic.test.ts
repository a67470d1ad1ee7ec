import { spawnSync } from "node:child_process"
import { cpSync, existsSync, readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { listFirstWords, readFirstWords } from "../../scripts/newClinic/firstWords"
import { questions } from "../../scripts/newClinic/questions"
import { sampleContent } from "../../scripts/sampleFolders"
import { findAlwaysOpenWords, findLiveProblems } from "../../src/model/goLive"
import { formatProblem } from "../../plugins/gatsby-plugin-content-model"
import { describeUntranslated } from "../../src/words/catalogueProblems"
import { readData } from "../../testing/data"
import { containing, readTable } from "../../testing/readTable"
import { createTemporaryFolder } from "../../testing/temporaryFolder"

const folder = createTemporaryFolder()

const run = (parameters: readonly string[], input = "") =>
  spawnSync(process.execPath, [require.resolve("tsx/cli"), path.resolve("scripts/newClinic.ts"), ...parameters], {
    cwd: folder.at(),
    encoding: "utf8",
    input,
  })

const { english, portuguese } = JSON.parse(readFileSync("__tests__/scripts/answers.json", "utf8"))

/** Runs the command with these answers from a file. */
const runWith = (answers: object, ...parameters: string[]) => {
  folder.write("answers.json", JSON.stringify(answers))
  return run(["--answers", "answers.json", ...parameters])
}

const readText = (file: string): string => folder.read(`data/${file}`)

/** Returns the answers for a language: Portuguese ones, or English ones for any other language. */
const answersIn = (language: string) => (language === "pt" ? portuguese : { ...english, language })

// The command itself refuses to write content with problems.
it.each(listFirstWords().map(({ language }) => language))(
  "writes complete content in “%s” with nothing of a sample clinic, and every invented text marked",
  language => {
    expect(runWith(answersIn(language))).toMatchObject({ status: 0, stderr: "" })
    const { sample: mark } = readFirstWords(language)
    const texts = readdirSync(folder.at("data"))
      .filter(name => name.endsWith(".json"))
      .map(readText)
    expect(texts.join()).not.toMatch(/Mopane|Beira|00 000|example\.com|\/images\/(?!sample-)|\[en\]/)
    const files = readData(folder.at("data"))
    const samples = { clinics: [readData()], pictures: new Set<string>(), neutral: new Set<string>(), marks: [mark] }
    const found = findLiveProblems(files, Date.now(), samples).map(formatProblem)
    const marked = texts.join().match(new RegExp(`"${mark}: `, "g")) ?? []
    expect(marked.length).toBeGreaterThan(20)
    expect(found.filter(problem => problem.includes(`begins with “${mark}:”`))).toHaveLength(marked.length)
    expect(found.filter(problem => problem.includes("“/images/sample-"))).toHaveLength(5)
    expect(findAlwaysOpenWords(files)).toEqual([])
    // The language's default example is a phone number of another country than the clinic's.
    expect(JSON.parse(readText("words.json"))).toEqual({ appointmentForm: { phoneExample: "260 12 345 6789" } })
  }
)

it.each(listFirstWords())(
  "has all first words in “$language”, and none that is still English",
  ({ language, words }) => {
    expect(readFirstWords(language)).toEqual(words)
    expect(language === "en" ? "" : describeUntranslated(readFirstWords("en"), words)).toBe("")
  }
)

it("says first words in English where a language has none, marked in a way that the check refuses", () => {
  const { about, patients, slides, notFound } = readFirstWords("eo")
  expect([about, slides.titles[0], notFound.heading]).toEqual([
    "[en] Sample: one or two sentences about the clinic.",
    "[en] Care in {town}",
    "404",
  ])
  expect(patients.guides[0]).toMatchObject({ anchor: "become-a-patient", action: { to: "page:appointment" } })
})

it("says what it has taken from the country and the language", () => {
  expect(runWith({ ...english, country: "South Africa", phone: "+27 21 123 4567" }).stdout).toContain(
    "I take ZAR (South African Rand), a 24-hour clock, Africa/Johannesburg and numbers that begin with +27; change"
  )
})

it("takes time zone, currency, hours and the names of countries from the answers", () => {
  runWith(portuguese)
  const { clinic, appointment, services } = readData(folder.at("data"))
  expect(clinic).toMatchObject({
    locale: { language: "pt", timeZone: "Africa/Maputo", currency: "MZN", hourCycle: "24" },
    primaryContact: "whatsapp",
    emergency: { number: "991", whose: "national" },
    address: { country: "Moçambique", countryCode: "MZ" },
    openingHours: {
      always: false,
      week: { friday: [{ opens: "07:30", closes: "17:00" }], saturday: [{ opens: "08:00", closes: "12:00" }] },
    },
  })
  expect(clinic.openingHours.week.sunday).toBeUndefined()
  expect([appointment.timeSlots[0], appointment.timeSlots.at(-1)]).toEqual(["07:30", "16:30"])
  expect(services.services.map((service: { featured: boolean }) => service.featured).join()).toBe(
    "true,true,true,true,false"
  )
})

it("keeps the answers when it is stopped, offers them again, and explains a wrong one", () => {
  const stopped = run([], "en\nRiverside Clinic\nNowhere\nZambia\nKafue\n")
  expect(stopped.status).toBe(130)
  expect(stopped.stdout).toContain("is no country that is known")
  expect(stopped.stdout).toContain("Your answers are kept in .new-clinic.json")
  expect(existsSync(folder.at("data"))).toBe(false)
  const { street, phone, emergency, hours, email, website, services } = english
  const again = run(
    [],
    ["", "", "", "", street, phone, "", emergency, "", hours, "", "", "", email, website, "", services, ""].join("\n")
  )
  expect(again.stdout).toContain("Town [Kafue]: ")
  expect(again.status).toBe(0)
  expect(JSON.parse(readText("clinic.json"))).toMatchObject({ name: "Riverside Clinic", locale: { currency: "ZMW" } })
  expect(existsSync(folder.at(".new-clinic.json"))).toBe(false)
})

it.each(readTable("scripts/refusedAnswers.txt"))(
  "refuses at the question of the %s “%s”",
  (name, answer = "", message = "") => {
    expect(questions.find(question => question.name === name)?.check(answer, {})).toEqual(containing(message))
  }
)

it("names an answer in the file that belongs to no question, and the nearest one", () => {
  const { street: stret, ...others } = english
  expect(runWith({ ...others, stret })).toMatchObject({
    status: 1,
    stderr: containing("answers.json: “stret” is not an answer here; did you mean “street”? …: language,"),
  })
})

it("replaces a sample without asking, but only one that git has as it is", () => {
  for (const content of ["data", sampleContent])
    cpSync(path.join(sampleContent, "clinic.json"), folder.at(`${content}/clinic.json`))
  const git = (...parameters: string[]) =>
    spawnSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...parameters], { cwd: folder.at() })
  git("init", "--quiet")
  expect(runWith(english)).toMatchObject({ status: 1, stderr: containing("add --yes") })
  git("add", "data")
  git("commit", "--quiet", "--message=Begin")
  expect(runWith(english)).toMatchObject({ status: 0, stderr: "" })
  expect(readText("clinic.json")).toContain("Riverside Clinic")
  expect(readdirSync(folder.at()).filter(name => name.startsWith("data-"))).toEqual([])
})

it("moves content that is there aside, and only after a yes", () => {
  runWith(english)
  const before = readText("clinic.json")
  const other = { ...english, name: "Another Clinic" }
  expect(runWith(other)).toMatchObject({ status: 1, stderr: containing("There is content in data/ already") })
  expect(readText("clinic.json")).toBe(before)
  expect(runWith(other, "--yes").stdout).toMatch(/What was in data\/ is now in data-before-\d+\//)
  expect(readText("clinic.json")).toContain("Another Clinic")
  const aside = readdirSync(folder.at()).find(name => name.startsWith("data-before-"))
  expect(folder.read(`${aside}/clinic.json`)).toBe(before)
})
