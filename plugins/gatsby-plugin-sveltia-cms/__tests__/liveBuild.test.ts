/** @jest-environment jsdom */
import { describeLiveBuild, describeWait, isIn } from "../liveBuild"

/** Checks the editor's messages about a change that is published without a draft, until it is live. */

it("a change is followed in plain words until it is live", () => {
  const now = Date.parse("2026-12-04T12:00:00Z")
  const build = { build: "0123456789abcdef", commit: "c1", time: "2026-12-04T13:57:00+02:00" }
  expect(describeLiveBuild(build, now)).toBe("Live: changed 3 minutes ago, build 0123456.")
  expect(describeLiveBuild({ build: "0123456789abcdef" }, now)).toBe("Live: build 0123456.")
  expect(describeWait(14 * 60_000)).toBe("A change is on its way to the site.")
  expect(describeWait(15 * 60_000)).toBe("A change did not reach the site.")
  expect(describeWait(0, ["Fees: “Price” is empty."])).toBe("A change did not reach the site. Fees: “Price” is empty.")
})

it("a change is live as soon as a colleague’s later change is", () => {
  const build = { build: "0123456789abcdef", commit: "c2", time: "2026-12-04T13:57:00+02:00" }
  expect(isIn(build, { commit: "c2", since: Date.parse("2026-12-04T12:00:00Z") })).toBe(true)
  expect(isIn(build, { commit: "c1", since: Date.parse("2026-12-04T11:56:00Z") })).toBe(true)
  expect(isIn(build, { commit: "c3", live: "c2", since: Date.parse("2026-12-04T11:56:00Z") })).toBe(false)
  expect(isIn(build, { commit: "c3", since: Date.parse("2026-12-04T11:58:00Z") })).toBe(false)
})
