import { spawnSync } from "node:child_process"
import { pathToFileURL } from "node:url"
import { reportSecurityFixes } from "../../scripts/reportSecurityFixes"
import { createTemporaryFolder } from "../../testing/createTemporaryFolder"
import { serve } from "../../testing/github/serve"

const folder = createTemporaryFolder()

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

const git = (...parameters: string[]): string =>
  spawnSync("git", parameters, { cwd: folder.at("product"), encoding: "utf8" }).stdout

/** Makes a product with a version, and a copy that names no product. Returns the product's URL. */
const createCopy = (changelog: string): string => {
  folder.write("product/CHANGELOG.md", productChangelog)
  git("init", "--quiet")
  git("add", ".")
  git("-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "--quiet", "--message", "Version")
  git("tag", "v1.2.0")
  folder.write("copy/CHANGELOG.md", changelog)
  folder.write("copy/package.json", "{}")
  spawnSync("git", ["init", "--quiet"], { cwd: folder.at("copy") })
  return pathToFileURL(folder.at("product")).href
}

/** Runs the workflow's function twice. Returns what it says, and the issues that it has opened. */
const report = async (origin: object, refuses = false) => {
  const issues: unknown[] = []
  const { url, close } = await serve(async request => {
    const { pathname } = new URL(request.url)
    if (request.headers.get("authorization") !== "Bearer secret") return Response.json({}, { status: 401 })
    if (pathname === "/repos/clinic/site") return Response.json(origin)
    if (refuses) return Response.json({ message: "Issues are disabled" }, { status: 410 })
    if (request.method === "POST") issues.push(await request.json())
    return Response.json(issues)
  })
  const options = { folder: folder.at("copy"), api: url, repository: "clinic/site", token: "secret" }
  try {
    return { texts: [await reportSecurityFixes(options), await reportSecurityFixes(options)], issues }
  } finally {
    await close()
  }
}

it.each(["template_repository", "source"])("opens one issue about the fixes of a copy's %s", async origin => {
  const product = createCopy(ownChangelog.replaceAll("\n", "\r\n"))
  const { texts, issues } = await report({ [origin]: { clone_url: product } })
  expect(texts).toEqual([
    expect.stringMatching(/^Opened an issue/),
    expect.stringMatching(/^There is an issue already/),
  ])
  expect(issues).toEqual([
    {
      title: "Version 1.2.0 of the product has a security fix",
      body: `- 1.2.0: the contact form refuses line breaks.
- 1.1.0: links open without a referrer.

To take it, run \`npm run upgrade -- ${product}\` (docs/upgrading.md).`,
    },
  ])
})

it("opens no issue if no fix is missing, or if the product has no version", async () => {
  const product = createCopy(productChangelog)
  folder.write("copy/package.json", JSON.stringify({ repository: product }))
  expect(await report({})).toEqual({ texts: Array(2).fill("No security fix is missing."), issues: [] })
  git("tag", "--delete", "v1.2.0")
  expect((await report({})).texts[0]).toBe("The product has no version yet.")
})

it("says in the run's summary, without failing, that nobody knows the product", async () => {
  createCopy(ownChangelog)
  const { texts, issues } = await report({})
  expect(texts[0]).toMatch(/^::warning::.*unknown.*product.*repository.*package\.json/)
  expect(issues).toEqual([])
})

it("fails if GitHub refuses", async () => {
  const product = createCopy(ownChangelog)
  await expect(report({ source: { clone_url: product } }, true)).rejects.toThrow(/410.*Issues are disabled/)
})
