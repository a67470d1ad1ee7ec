import { findMissingFixes, reportFixes } from "../../scripts/securityFixes"
import { serve } from "../../testing/github/serve"

const ownChangelog = `# Changelog

## 1.0.0

- Security: the editor no longer keeps tokens.
- Prices are texts.
`

const productChangelog = `# Changelog

## 1.2.0

- Security: the contact form refuses line breaks.
- A line about Security: nothing.

## 1.1.0

- Security: links open without a referrer.
${ownChangelog.slice("# Changelog".length)}`

const fixes = [
  { version: "1.2.0", text: "the contact form refuses line breaks." },
  { version: "1.1.0", text: "links open without a referrer." },
]

it("finds the security fixes that a copy lacks, whatever its line ends", () => {
  expect(findMissingFixes(productChangelog, ownChangelog.replaceAll("\n", "\r\n"))).toEqual(fixes)
  expect(findMissingFixes(productChangelog, productChangelog)).toEqual([])
})

it("opens one issue about them in the clinic's repository", async () => {
  const issues: { title: string; body: string }[] = []
  const calls: string[] = []
  const { url, close } = await serve(async request => {
    calls.push(`${request.method} ${new URL(request.url).pathname} ${request.headers.get("authorization")}`)
    if (request.method === "GET") return Response.json(issues)
    issues.push(await request.json())
    return Response.json({}, { status: 201 })
  })
  const access = { api: url, repository: "clinic/site", token: "secret" }
  expect(await reportFixes([], access)).toBe("No security fix is missing.")
  expect(await reportFixes(fixes, access)).toMatch(/^Opened an issue/)
  expect(await reportFixes(fixes, access)).toMatch(/^There is an issue already/)
  await close()
  expect(calls).toEqual(["GET", "POST", "GET"].map(method => `${method} /repos/clinic/site/issues Bearer secret`))
  expect(issues).toEqual([
    {
      title: "Version 1.2.0 of the product has a security fix",
      body: expect.stringMatching(/^- 1\.2\.0: the contact form.*\n- 1\.1\.0: links.*\n\n.*npm run upgrade/),
    },
  ])
})

it("fails if GitHub refuses", async () => {
  const { url, close } = await serve(async () => Response.json({ message: "Issues are disabled" }, { status: 410 }))
  const access = { api: url, repository: "clinic/site", token: "" }
  await expect(reportFixes(fixes, access)).rejects.toThrow(/410.*Issues are disabled/)
  await close()
})
