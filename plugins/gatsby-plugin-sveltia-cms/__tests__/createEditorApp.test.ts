import { createEditorApp } from "../createEditorApp"
import { createGithub, rehearsalRepository } from "../../../testing/github/github"
import { createRepository } from "../../../testing/github/repository"
import { serve } from "../../../testing/github/serve"

const createRehearsal = async () => {
  const rehearsal = createGithub(createRepository({ "data/fees.json": Buffer.from("{}") }))
  const site = await serve(rehearsal.fetch)
  const github = { pages: "https://github.test", api: `${site.url}/api/v3` }
  const created = await createEditorApp({ repository: rehearsalRepository, github })
  return { rehearsal, site, ...created }
}

it("asks GitHub for an App with the rights of the editor alone, and prints its variables", async () => {
  const { rehearsal, site, url, app } = await createRehearsal()
  const page = await (await fetch(url)).text()
  const [, action = "", value = ""] =
    /action="([^"]+)">\s*<input type="hidden" name="manifest" value="([^"]+)"/.exec(page) ?? []
  const { pathname, searchParams } = new URL(action)
  expect(pathname).toBe("/settings/apps/new")
  const manifest = JSON.parse(value.replaceAll("&quot;", '"').replaceAll("&amp;", "&"))
  expect(manifest).toEqual({
    name: "Editor of website",
    url: `https://github.test/${rehearsalRepository}`,
    redirect_url: `${url}/created`,
    public: false,
    default_permissions: {
      metadata: "read",
      contents: "write",
      pull_requests: "write",
      statuses: "read",
      checks: "read",
      deployments: "read",
    },
    default_events: [],
  })

  const forged = await fetch(`${manifest.redirect_url}?code=rehearsal-code&state=guessed`)
  expect(forged.status).toBe(404)
  const back = `${manifest.redirect_url}?code=rehearsal-code&state=${searchParams.get("state")}`
  const answer = await fetch(back, { redirect: "manual" })
  const { lines, installUrl } = await app
  expect([answer.status, answer.headers.get("location")]).toEqual([302, installUrl])
  expect(installUrl).toBe("https://github.test/apps/clinic-editor/installations/new")
  const [id, key, repository, ...others] = lines.split("\n")
  expect([id, repository, others]).toEqual([
    `EDITOR_APP_ID=${rehearsal.app.id}`,
    `CMS_REPOSITORY=${rehearsalRepository}`,
    [],
  ])
  expect(key?.replaceAll(String.raw`\n`, "\n")).toBe(`EDITOR_APP_PRIVATE_KEY=${rehearsal.app.getPrivateKey().trim()}`)
  await site.close()
})

it("says that GitHub has not created the App", async () => {
  const { site, url, app } = await createRehearsal()
  const [, state] = /state=(\w+)/.exec(await (await fetch(url)).text()) ?? []
  await Promise.all([
    expect(app).rejects.toThrow("GitHub has not created the App (status 404). Start again."),
    fetch(`${url}/created?code=old&state=${state}`),
  ])
  await site.close()
})

it("says so where GitHub answers with a page, as while it is down", async () => {
  const site = await serve(async () => new Response("<!doctype html>", { status: 502 }))
  const github = { pages: "https://github.test", api: site.url }
  const { url, app } = await createEditorApp({ repository: rehearsalRepository, github })
  const [, state] = /state=(\w+)/.exec(await (await fetch(url)).text()) ?? []
  await Promise.all([
    expect(app).rejects.toThrow("GitHub has not created the App (status 502). Start again."),
    fetch(`${url}/created?code=rehearsal-code&state=${state}`),
  ])
  await site.close()
})
