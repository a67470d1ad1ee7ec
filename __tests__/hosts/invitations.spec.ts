import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { editorsPath, formatEditors, invite } from "../../plugins/gatsby-plugin-sveltia-cms/server"
import type { Site } from "../../plugins/gatsby-plugin-host-files"
import { createGithub, rehearsalRepository } from "../../testing/github/github"
import { createRepository, readFolder } from "../../testing/github/repository"
import { sampleContent } from "../../testing/sampleFolders"
import { serve } from "../../testing/github/serve"
import { functionStarts } from "./servers"

/** Checks in the real runtimes of hosts that a person edits by an invitation. The attacks are unit tests. */

for (const [host, start] of Object.entries(functionStarts))
  test.describe(host, () => {
    let folder = ""
    let github: Site
    let site: Site
    const git = createRepository(readFolder(sampleContent, "data"))
    const rehearsal = createGithub(git)

    const run = async (variables: Readonly<Record<string, string>>): Promise<void> => {
      folder = await mkdtemp(path.join(tmpdir(), "functions-"))
      github = await serve(rehearsal.fetch)
      site = await start(folder, {
        EDITOR_HOSTS: "localhost 127.0.0.1",
        ...variables,
        GITHUB_API: `${github.url}/api/v3`,
      })
    }
    test.afterEach(async () => {
      await site.close()
      await github.close()
      await rm(folder, { recursive: true, force: true })
    })

    const send = (route: string, init: RequestInit = {}, headers: Readonly<Record<string, string>> = {}) =>
      fetch(`${site.url}${route}`, { ...init, headers: { origin: site.url, ...headers } })

    test("a person signs in, saves under her name, and signs out", async () => {
      await run({
        EDITOR_APP_ID: rehearsal.app.id,
        EDITOR_APP_PRIVATE_KEY: rehearsal.app.getPrivateKey(),
        CMS_REPOSITORY: rehearsalRepository,
      })
      const { editors, secret, id } = await invite([], "Ruth")
      const contents = Buffer.from(formatEditors(editors))
      git.commit(git.head("main"), { branch: "main", message: "Invite", additions: [{ path: editorsPath, contents }] })

      const signIn = { method: "POST", body: JSON.stringify({ invitation: secret }) }
      expect((await send("/editor/session", signIn, { origin: "https://evil.example" })).status).toBe(403)
      const answer = await send("/editor/session", signIn)
      expect([answer.status, await answer.json()]).toEqual([200, { name: "Ruth" }])
      expect(answer.headers.get("cache-control")).toBe("no-store")
      const [cookie = ""] = (answer.headers.get("set-cookie") ?? "").split(";")
      expect((await send("/editor/session", signIn)).status).toBe(403)
      expect((await send("/editor/session")).status).toBe(401)

      const user = await send("/editor/api/v3/user", {}, { cookie })
      expect(await user.json()).toMatchObject({ login: id, name: "Ruth" })
      const commit = (file: string, text: string) => ({
        query:
          "mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }",
        variables: {
          input: {
            branch: { repositoryNameWithOwner: rehearsalRepository, branchName: "main" },
            expectedHeadOid: git.head("main"),
            message: { headline: "Fees" },
            fileChanges: { additions: [{ path: file, contents: Buffer.from(text).toString("base64") }] },
          },
        },
      })
      const fees = String(git.findFile("main:data/fees.json")?.content)
      const save = (file: string, text = fees) =>
        send("/editor/api/graphql", { method: "POST", body: JSON.stringify(commit(file, text)) }, { cookie })
      expect((await save("package.json")).status).toBe(403)
      // The content is checked in the host’s own runtime.
      const broken = await save("data/fees.json", "{")
      expect([broken.status, await broken.json()]).toEqual([403, { message: expect.stringMatching(/^Fees/) }])
      expect(await (await save("data/fees.json")).json()).toEqual({
        data: { createCommitOnBranch: { commit: { oid: git.head("main") } } },
      })
      expect(git.findCommit("main")?.message).toMatch(new RegExp(`^Fees.*\n\nEdited-by: Ruth <${id}>$`))

      // What programs stumble over: a name with another meaning, a text that ends nowhere, an answer without a body.
      expect((await save("data/constructor.json", "{}")).status).toBe(403)
      expect((await save("data/fees.json", `"${String.raw`\"`.repeat(200_000)}`)).status).toBe(403)
      git.createBranch("cms/a", git.head("main") ?? "")
      const branch = `/editor/api/v3/repos/${rehearsalRepository}/git/refs/heads/cms/a`
      expect((await send(branch, { method: "DELETE" }, { cookie })).status).toBe(204)

      expect((await send("/editor/session", { method: "DELETE" }, { cookie })).status).toBe(204)
      expect((await send("/editor/session", {}, { cookie })).status).toBe(401)
      expect((await send("/other")).status).toBe(404)
    })

    test("without its variables, the function is not there", async () => {
      await run({})
      for (const route of ["/editor/session", "/editor/api/v3/user"]) expect((await send(route)).status).toBe(404)
    })
  })
