import { describeWorkflows } from "../../scripts/describeWorkflows"
import { createTemporaryFolder } from "../../testing/createTemporaryFolder"
import { serve } from "../../testing/github/serve"

const folder = createTemporaryFolder()

const runs = { workflow_runs: [{ conclusion: "success", created_at: "2026-11-08T06:20:00Z" }] }

const product = { clone_url: "https://github.com/owner/product.git" }

const describeState = async (state: string, token?: string, repository: object = { source: product }) => {
  folder.write("package.json", "{}")
  const { url, close } = await serve(async request => {
    // A private repository.
    if (request.headers.get("authorization") !== "Bearer secret")
      return Response.json({ message: "Not Found" }, { status: 404 })
    if (!request.url.includes("/actions/")) return Response.json(repository)
    return Response.json(request.url.includes("/runs?") ? runs : { state })
  })
  const now = Date.parse("2026-11-28T12:00:00Z")
  const text = await describeWorkflows(folder.at(), { api: url, repository: "clinic/site", token }, now)
  await close()
  return text
}

it("says when the test message was last sent, and whether the workflow is on", async () => {
  expect(await describeState("active", "secret")).toBe("Test message: not sent for 20 days.")
  expect(await describeState("disabled_inactivity", "secret")).toMatch(
    /^Test message: not sent for 20 days. GitHub has turned off .*no commit for 60 days.*Enable workflow.*Security fixes/
  )
  expect(await describeState("disabled_manually", "secret")).toMatch(/Somebody has turned off/)
})

it("says how to name the product if nobody can look for security fixes", async () => {
  expect(await describeState("active", "secret", {})).toMatch(/Security fixes: unknown.*product.*package\.json/)
})

it("says what to do if GitHub does not answer", async () => {
  expect(await describeState("active")).toMatch(
    /unknown\. GitHub answers 404 for clinic\/site: Not Found.*GITHUB_TOKEN/
  )
})
