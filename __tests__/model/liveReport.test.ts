import { type Content, formatProblem } from "../../plugins/gatsby-plugin-content-model"
import { readContent } from "../../src/model/checks/readContent"
import type { Samples } from "../../src/model/checks/goLive"
import { createLiveReport } from "../../src/model/checks/liveReport"
import { sampleContent, secondContent } from "../../testing/sampleFolders"
import { containing } from "../../testing/readTable"

const noSamples: Samples = { clinics: [], pictures: new Set<string>(), neutral: new Set<string>() }

const judge = (content: Content, now: string, samples = noSamples) => {
  const { left, advice } = createLiveReport(content, samples, Date.parse(now))
  return {
    left: left.map(formatProblem),
    advice: advice.flatMap(({ heading, problems }) => problems.map(problem => `${heading}: ${formatProblem(problem)}`)),
  }
}

it("names with file and line what keeps the sample from going live", async () => {
  const { left } = judge(await readContent(sampleContent), "2026-11-28")
  expect(left).toContainEqual(containing("data/clinic.json, line …“phone” is “+263 00 000 0000”"))
  expect(left).toContainEqual(containing("data/contact.json, line …“formActivated” is not set"))
})

it("asks for a reader of each translation, and finds a sample’s text in the translation’s own file", async () => {
  const content = await readContent(secondContent)
  const offline: unknown = JSON.parse(content.translations?.["en"]?.["offline.json"] ?? "")
  const { left } = judge(content, "2026-11-28", { ...noSamples, clinics: [{ offline }] })
  expect(left).toContainEqual(containing("data/clinic.json, line …“en”: “readBy” is empty"))
  expect(left).toContainEqual(
    containing("data/en/offline.json, line …is the first of … texts in this file that are still the sample’s")
  )
})

it("gives advice on a notice that is over, which keeps no site from going live", async () => {
  const { files, ...others } = await readContent(sampleContent)
  const text = files["notice.json"]?.replace('"enabled": false', '"enabled": true') ?? ""
  const content = { ...others, files: { ...files, "notice.json": text } }
  const past = containing("^In the past, and no longer shown: data/notice.json, line …“until”")
  expect(judge(content, "2026-12-05T10:59Z").advice).not.toContainEqual(past)
  const { left, advice } = judge(content, "2026-12-05T11:00Z")
  expect(advice).toContainEqual(past)
  expect(left).not.toContainEqual(containing("notice.json"))
})
