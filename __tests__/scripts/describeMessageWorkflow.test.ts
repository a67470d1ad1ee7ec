import { describeMessageWorkflow } from "../../scripts/describeMessageWorkflow"
import { serve } from "../../testing/github/serve"

const runs = { workflow_runs: [{ conclusion: "success", created_at: "2026-11-08T06:20:00Z" }] }

const describeState = async (state: string, token?: string): Promise<string> => {
  const { url, close } = await serve(async request => {
    // A private repository.
    if (request.headers.get("authorization") !== "Bearer secret") return Response.json({}, { status: 404 })
    return Response.json(request.url.includes("/runs?") ? runs : { state })
  })
  const now = Date.parse("2026-11-28T12:00:00Z")
  const text = await describeMessageWorkflow({ api: url, repository: "clinic/site", token, now })
  await close()
  return text
}

it("says when the test message was last sent, and whether the workflow is on", async () => {
  expect(await describeState("active", "secret")).toBe("Test message: not sent for 20 days.")
  expect(await describeState("disabled_inactivity", "secret")).toMatch(
    /^Test message: not sent for 20 days. GitHub has turned off .*no commit for 60 days.*Enable workflow/
  )
  expect(await describeState("disabled_manually", "secret")).toMatch(/Somebody has turned off/)
})

it("says what to do if GitHub does not answer", async () => {
  expect(await describeState("active")).toMatch(/unknown.*clinic\/site \(status 404\).*GITHUB_TOKEN/)
})
