import { randomBytes } from "node:crypto"
import http from "node:http"
import type { AddressInfo } from "node:net"
import { read, readNumber, readText } from "../gatsby-plugin-content-model/json"
import { tryParseJson } from "./tryParseJson"
import { appPermissions } from "./server"

interface Options {
  /** The clinic’s repository, `owner/name`. */
  repository: string
  /** URLs of GitHub’s pages and of its REST API. */
  github?: { pages: string; api: string }
}

/** A new App: the variables of the host, and the page where it is installed on the repository. */
interface EditorApp {
  lines: string
  installUrl: string
}

const escapeHtml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;")

/** Returns whether an account is an organisation, whose Apps have a page of their own. */
const isOrganization = async (api: string, owner: string): Promise<boolean> => {
  const response = await fetch(`${api}/users/${owner}`)
  return response.ok && read({ type: readText }, tryParseJson(await response.text())).type === "Organization"
}

const created = { id: readNumber, pem: readText, html_url: readText }

/** Exchanges the code that GitHub has given to the browser for the App’s id and key. */
const readApp = async (api: string, code: string, repository: string): Promise<EditorApp> => {
  const response = await fetch(`${api}/app-manifests/${encodeURIComponent(code)}/conversions`, { method: "POST" })
  const { id, pem, html_url: url } = read(created, tryParseJson(await response.text()))
  if (!response.ok || !pem) throw new Error(`GitHub has not created the App (status ${response.status}). Start again.`)
  const variables = {
    EDITOR_APP_ID: String(id),
    EDITOR_APP_PRIVATE_KEY: pem.trim().replaceAll("\n", String.raw`\n`),
    CMS_REPOSITORY: repository,
  }
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}`)
  return { lines: lines.join("\n"), installUrl: `${url}/installations/new` }
}

/**
 * Creates the GitHub App of a clinic, by which people edit without a GitHub account
 * (https://docs.github.com/en/apps/sharing-github-apps/registering-a-github-app-from-a-manifest). The owner opens `url`
 * and confirms on GitHub, which sends the browser back to this computer. `app` resolves after that.
 */
export const createEditorApp = async ({
  repository,
  github: { pages, api } = { pages: "https://github.com", api: "https://api.github.com" },
}: Options): Promise<{ url: string; app: Promise<EditorApp> }> => {
  const [owner = "", name = ""] = repository.split("/")
  const account = (await isOrganization(api, owner)) ? `organizations/${owner}/` : ""
  const state = randomBytes(16).toString("hex")
  const server = http.createServer()
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve))
  const address: AddressInfo | string | null = server.address()
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`
  const manifest = {
    // GitHub’s limit is 34 characters. The owner can change the name on the page.
    name: `Editor of ${name}`.slice(0, 34),
    url: `${pages}/${repository}`,
    redirect_url: `${url}/created`,
    public: false,
    default_permissions: { metadata: "read", ...appPermissions },
    default_events: [],
  }
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>The editor’s App</title>
<form method="post" action="${pages}/${account}settings/apps/new?state=${state}">
<input type="hidden" name="manifest" value="${escapeHtml(JSON.stringify(manifest))}">
<button>Create the App on GitHub</button></form>`
  const app = new Promise<EditorApp>((resolve, reject) => {
    server.on("request", ({ url: path = "/" }, response) => {
      const { pathname, searchParams } = new URL(path, url)
      if (pathname === "/") {
        response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page)
        return
      }
      if (pathname !== "/created" || searchParams.get("state") !== state) {
        response.writeHead(404).end()
        return
      }
      readApp(api, searchParams.get("code") ?? "", repository)
        .then(found => {
          response.writeHead(302, { location: found.installUrl }).end()
          resolve(found)
        })
        .catch((error: unknown) => {
          response.writeHead(500).end(String(error))
          reject(error)
        })
        .finally(() => server.close())
    })
  })
  return { url, app }
}
