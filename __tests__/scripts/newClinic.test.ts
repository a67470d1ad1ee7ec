/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { questions } from "../../scripts/newClinic/questions"
import { sampleContent } from "../../scripts/sampleFolders"
import { findAlwaysOpenWords, findLiveProblems } from "../../src/content/goLive"
import { formatProblem } from "../../src/content/checks"
import { readData } from "../support/data"

let folder = ""
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "new-clinic-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

const run = (parameters: readonly string[], input = "") =>
  spawnSync(process.execPath, [require.resolve("tsx/cli"), path.resolve("scripts/newClinic.ts"), ...parameters], {
    cwd: folder,
    encoding: "utf8",
    input,
  })

const english = {
  language: "en",
  name: "Riverside Clinic",
  country: "Zambia",
  town: "Kafue",
  street: "12 River Road",
  phone: "+260 97 123 4567",
  emergency: "991",
  hours: "24/7",
  email: "hello@riverside.co.zm",
  website: "https://www.riverside.co.zm",
  services: "General Consultation, Child Health",
}

const portuguese = {
  ...english,
  language: "pt",
  name: "Clínica da Ponte",
  country: "Mozambique",
  town: "Tete",
  whatsapp: "+258 84 123 4567",
  firstContact: "whatsapp",
  hours: "Segunda-feira a sexta-feira, das 7:30 às 17h; sábado, 08:00–12:00",
  services: "Medicina geral, Saúde infantil, Vacinas, Análises, Partos",
}

const writeAnswers = (answers: object): string => {
  writeFileSync(path.join(folder, "answers.json"), JSON.stringify(answers))
  return "answers.json"
}

const readText = (file: string): string => readFileSync(path.join(folder, "data", file), "utf8")

// The command itself refuses to write what the check of the content does not pass.
it.each([
  ["en", english, "Sample"],
  ["pt", portuguese, "Exemplo"],
])(
  "writes complete content in “%s” with nothing of a sample clinic, and every invented text marked",
  (_, answers, mark) => {
    expect(run(["--answers", writeAnswers(answers)])).toMatchObject({ status: 0, stderr: "" })
    const texts = readdirSync(path.join(folder, "data"))
      .filter(name => name.endsWith(".json"))
      .map(readText)
    expect(texts.join()).not.toMatch(/Mopane|Beira|00 000|example\.com|\/images\/(?!sample-)/)
    const files = readData(path.join(folder, "data"))
    const samples = { clinics: [readData()], pictures: new Set<string>(), neutral: new Set<string>() }
    const found = findLiveProblems(files, Date.now(), samples).map(formatProblem)
    const marked = texts.join().match(new RegExp(`"${mark}: `, "g")) ?? []
    expect(found.filter(problem => problem.includes(`begins with “${mark}:”`))).toHaveLength(marked.length)
    expect(found.filter(problem => problem.includes("“/images/sample-"))).toHaveLength(5)
    expect(findAlwaysOpenWords(files)).toEqual([])
    // The language's own example is a number of another country than the clinic's.
    expect(JSON.parse(readText("words.json"))).toEqual({ appointmentForm: { phoneExample: "260 12 345 6789" } })
  }
)

it("takes time zone, currency, hours and the names of countries from the answers", () => {
  run(["--answers", writeAnswers(portuguese)])
  const { clinic, appointment, services } = readData(path.join(folder, "data"))
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
  expect(services.services.map((service: { featured: boolean }) => service.featured)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
})

it("keeps the answers when it is stopped, offers them again, and explains a wrong one", () => {
  const stopped = run([], "en\nRiverside Clinic\nNowhere\nZambia\nKafue\n")
  expect(stopped.status).toBe(130)
  expect(stopped.stdout).toContain("is no country that is known")
  expect(stopped.stdout).toContain("Your answers are kept in .new-clinic.json")
  expect(existsSync(path.join(folder, "data"))).toBe(false)
  const { street, phone, emergency, hours, email, website, services } = english
  const again = run(
    [],
    ["", "", "", "", street, phone, "", emergency, "", hours, "", "", email, website, "", services, ""].join("\n")
  )
  expect(again.stdout).toContain("Town [Kafue]: ")
  expect(again.status).toBe(0)
  expect(JSON.parse(readText("clinic.json"))).toMatchObject({ name: "Riverside Clinic", locale: { currency: "ZMW" } })
  expect(existsSync(path.join(folder, ".new-clinic.json"))).toBe(false)
})

/** What is wrong with an answer to the question of this name. */
const problemOf = (name: string, answer: string): string | undefined =>
  questions.find(question => question.name === name)?.check(answer, {})

it.each([
  ["Monday to Friday, 07:30 to 24:30", /is “24:30”, but must be a time .* 24:00 at the end/],
  ["Mon 08:00 to 12:00; Mon 11:00 to 15:00", /has a period from 11:00 on, but the one before it lasts until 12:00/],
])("refuses the hours %s as the check of the content does", (answer, message) => {
  expect(problemOf("hours", answer)).toMatch(message)
})

it.each([
  ["", /names no service/],
  ["Vaccines, Wound care, Vaccines", /has “Vaccines” twice/],
  ["X-ray, x ray", /has “x ray” twice/],
])("refuses the services “%s” at the question", (answer, message) => {
  expect(problemOf("services", answer)).toMatch(message)
})

it("names an answer in the file that belongs to no question, and the nearest one", () => {
  const { street: stret, ...others } = english
  expect(run(["--answers", writeAnswers({ ...others, stret })])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(
      /answers\.json: “stret” is not an answer here; did you mean “street”\? .*: language,/
    ),
  })
})

it("names the part of the hours that it cannot read, and shows a lunch break", () => {
  expect(problemOf("hours", "Saturday, 08:00 to 12:00; Monday, 8 to 5; Sunday closed")).toMatch(
    /“Monday, 8 to 5”, which cannot be read: .*13:00 and 14:00/
  )
})

it("replaces a sample without asking, but only one that git has as it is", () => {
  const file = writeAnswers(english)
  for (const content of ["data", sampleContent])
    cpSync(path.join(sampleContent, "clinic.json"), path.join(folder, content, "clinic.json"))
  const git = (...parameters: string[]) =>
    spawnSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...parameters], { cwd: folder })
  git("init", "--quiet")
  expect(run(["--answers", file])).toMatchObject({ status: 1, stderr: expect.stringContaining("add --yes") })
  git("add", "data")
  git("commit", "--quiet", "--message=Begin")
  expect(run(["--answers", file])).toMatchObject({ status: 0, stderr: "" })
  expect(readText("clinic.json")).toContain("Riverside Clinic")
  expect(readdirSync(folder).filter(name => name.startsWith("data-"))).toEqual([])
})

it("moves content that is there aside, and only after a yes", () => {
  const file = writeAnswers(english)
  run(["--answers", file])
  const before = readText("clinic.json")
  writeAnswers({ ...english, name: "Another Clinic" })
  const refused = run(["--answers", file])
  expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining("There is content in data/ already") })
  expect(readText("clinic.json")).toBe(before)
  expect(run(["--answers", file, "--yes"]).stdout).toMatch(/What was in data\/ is now in data-before-\d+\//)
  expect(readText("clinic.json")).toContain("Another Clinic")
  const aside = readdirSync(folder).find(name => name.startsWith("data-before-")) ?? ""
  expect(readFileSync(path.join(folder, aside, "clinic.json"), "utf8")).toBe(before)
})
