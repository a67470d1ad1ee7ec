import { translationProblems } from "site-content"
import { describeLiveBuild, describeWait, isIn } from "../../src/editor/liveBuild"
import { prepareSave } from "../../src/editor/prepareSave"
import { readData } from "../support/data"

/** What is published without a draft: the checks before it, and what the editor says until it is live. */

jest.mock(
  "site-content",
  () => ({
    files: jest.requireActual<typeof import("../support/data")>("../support/data").readData(),
    pictures: {},
    translationProblems: { pt: 12 },
  }),
  { virtual: true }
)

/** The reason for which the editor does not save `data` as this file; nothing where it saves. */
const findRefusal = (name: string, data: unknown): string | undefined => {
  try {
    const entry = { toJS: () => ({ data, i18n: {}, path: `data/${name}.json` }), set: () => entry }
    // The content is saved as it is.
    expect(prepareSave({ entry })).toBeUndefined()
    return undefined
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
  }
}

it("is refused where another file needs what it leaves out, or lacks what it names", () => {
  const { replyTime, ...clinic } = readData()["clinic"]
  expect(findRefusal("clinic", { ...clinic, replyTime })).toBeUndefined()
  expect(findRefusal("clinic", clinic)).toContain("has {replyTime}, which data/clinic.json leaves out")
  const notice = { ...readData()["notice"], enabled: true }
  expect(findRefusal("notice", notice)).toBeUndefined()
  expect(findRefusal("notice", { ...notice, link: { label: "Read more", to: "service:gone" } })).toContain(
    "no service in data/services.json has this anchor"
  )
})

const turnOn = (language: string, enabled: boolean) =>
  findRefusal("clinic", { ...readData()["clinic"], translations: [{ enabled, language }] })

it("is refused where it turns on a language that is not translated", () => {
  expect(turnOn("pt", true)).toMatch(
    /translation 1 “pt”: “enabled” cannot be on: .*its translation is not complete \(problems: 12\)/
  )
  expect(turnOn("nd", true)).toContain("nothing is translated yet")
  expect(turnOn("pt", false)).toBeUndefined()
  Object.assign(translationProblems, { pt: 0 })
  expect(turnOn("pt", true)).toBeUndefined()
})

it("is followed in plain words until it is live", () => {
  const now = Date.parse("2026-12-04T12:00:00Z")
  const build = { build: "0123456789abcdef", commit: "c1", time: "2026-12-04T13:57:00+02:00" }
  expect(describeLiveBuild(build, now)).toBe("Live: changed 3 minutes ago, build 0123456.")
  expect(describeLiveBuild({ build: "0123456789abcdef" }, now)).toBe("Live: build 0123456.")
  expect(describeWait(14 * 60_000)).toBe("A change is on its way to the site.")
  expect(describeWait(15 * 60_000)).toBe("A change did not get to the site.")
})

it("is live as soon as a colleague’s later change is", () => {
  const build = { build: "0123456789abcdef", commit: "c2", time: "2026-12-04T13:57:00+02:00" }
  expect(isIn(build, { commit: "c2", since: Date.parse("2026-12-04T12:00:00Z") })).toBe(true)
  expect(isIn(build, { commit: "c1", since: Date.parse("2026-12-04T11:56:00Z") })).toBe(true)
  expect(isIn(build, { commit: "c3", since: Date.parse("2026-12-04T11:58:00Z") })).toBe(false)
})
