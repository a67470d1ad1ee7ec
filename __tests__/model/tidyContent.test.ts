import { findContentHints } from "../../src/model/checks/contentSettings"
import { formatProblem, tidyPhone, withoutTrunkZero } from "../../plugins/gatsby-plugin-content-model"
import { tidyFiles } from "../../plugins/gatsby-plugin-content-model/json"
import { model } from "../../src/model/model"
import { asFiles, readData } from "../../testing/data"
import { findProblems } from "../../testing/findProblems"
import { readTable } from "../../testing/readTable"

const tidy: Readonly<Record<string, (written: string) => string>> = {
  "phone number": tidyPhone,
  "number without the 0 of calls inside the country": number => withoutTrunkZero(number) ?? number,
}

it.each(readTable("model/tidyNumbers.txt"))(
  "the stored form of the %s %j is %j",
  (what = "", written = "", stored = "") => {
    expect(tidy[what]?.(written)).toBe(stored)
    expect(tidy[what]?.(stored)).toBe(stored)
  }
)

const withClinic = (changes: object) => ({ ...readData(), clinic: { ...readData()["clinic"], ...changes } })

it("content written by hand is checked and shown in the stored form", () => {
  const typed = withClinic({ phone: "\u202A+263 (77) 123-4567\u202C", about: "Cafe\u0301\u2028for all" })
  expect(findProblems(typed)).toEqual([])
  expect(tidyFiles(model, typed)["clinic"]).toMatchObject({ phone: "+263 77 123 4567", about: "Café for all" })
})

const findHints = (changes: object): string =>
  findContentHints(asFiles(withClinic(changes)), Date.now())
    .map(formatProblem)
    .join(" ")

it.each([
  [{ phone: "+263 077 123 4567" }, "Is it +263 77 123 4567?"],
  [{ phones: [{ label: "Pharmacy", number: "+2630771234567" }] }, "Is it +263 771234567?"],
  [{ phone: "077 123 4567" }, "phones from abroad cannot call it"],
])("there is a hint about %j", (changes, question) => {
  expect(findProblems(withClinic(changes))).toEqual([])
  expect(findHints(changes)).toContain(question)
})

it.each(["0800 123 456", "116 117", "*111#", "1111"])("no hint asks about the number %s", phone => {
  expect(findProblems(withClinic({ phone }))).toEqual([])
  expect(findHints({ phone })).not.toContain("abroad")
})
