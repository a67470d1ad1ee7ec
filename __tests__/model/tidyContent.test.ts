import { findContentHints } from "../../src/model/checks/checkContent"
import { tidyFiles, formatProblem } from "../../plugins/gatsby-plugin-content-model"
import { model } from "../../src/model/model"
import { tidyDegrees, tidyPhone, withoutTrunkZero } from "../../src/model/kinds/tidyNumbers"
import { asFiles, readData } from "../../testing/data"
import { findProblems } from "../../testing/findProblems"
import { readTable } from "../../testing/readTable"

const tidy: Readonly<Record<string, (written: string) => string>> = {
  "phone number": tidyPhone,
  degrees: tidyDegrees,
  "number without the 0 of calls inside the country": number => withoutTrunkZero(number) ?? number,
}

it.each(readTable("model/tidyNumbers.txt"))("the %s %j is %j", (what = "", written = "", stored = "") => {
  expect(tidy[what]?.(written)).toBe(stored)
  expect(tidy[what]?.(stored)).toBe(stored)
})

it.each([
  [{ latitude: "-17.825166, 31.033510", longitude: "-17.825166, 31.033510" }],
  [{ latitude: "-17.825166 31.033510" }],
  [{ latitude: "17°49'30.6\"S 31°02'00.6\"E", longitude: "31.033510" }],
])("the position %j is put into its two fields", position =>
  expect(tidyFiles(model, { clinic: { position } })["clinic"]).toEqual({
    position: { latitude: "-17.82517", longitude: expect.stringMatching(/^31\.0335/) },
  })
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
  [{ position: { latitude: "31.03351", longitude: "-17.82516" } }, "Are the two swapped?"],
  [{ phone: "+263 077 123 4567" }, "Is it +263 77 123 4567?"],
  [{ phones: [{ label: "Pharmacy", number: "+2630771234567" }] }, "Is it +263 771234567?"],
  [{ phone: "077 123 4567" }, "phones from abroad cannot call it"],
])("asks about %j", (changes, question) => {
  expect(findProblems(withClinic(changes))).toEqual([])
  expect(findHints(changes)).toContain(question)
})

it.each(["0800 123 456", "116 117", "*111#", "1111"])("asks nothing of the number %s", phone => {
  expect(findProblems(withClinic({ phone }))).toEqual([])
  expect(findHints({ phone })).not.toContain("abroad")
})

it("asks nothing of a position in the clinic’s country", () => {
  expect(findHints({ position: { latitude: "-17.82516", longitude: "31.03351" } })).not.toContain("swapped")
})
