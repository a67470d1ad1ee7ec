/** @jest-environment node */
import { readFindings, groupByReach } from "../scripts/auditFindings"

const answer = JSON.stringify({
  vulnerabilities: {
    yup: { severity: "high", via: [{ title: "Slow pattern", url: "https://example.com/1" }] },
    formik: { severity: "low", via: ["yup"] },
    webpack: { severity: "critical", via: [{ title: "Build only", url: "https://example.com/2" }] },
  },
})

it("fails only for serious vulnerabilities that reach the browser, and lists the others", () => {
  const { serious, other, atBuild } = groupByReach(readFindings(answer) ?? [], ["formik", "yup"])
  expect(serious.map(({ name }) => name)).toEqual(["yup"])
  expect(other.map(({ name }) => name)).toEqual(["formik"])
  expect(atBuild.map(({ name }) => name)).toEqual(["webpack"])
})

it.each(["", "not JSON", '{"message":"405 Method Not Allowed"}'])(
  "does not accept the answer %j as free of vulnerabilities",
  text => {
    expect(readFindings(text)).toBeUndefined()
  }
)
