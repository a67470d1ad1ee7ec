/** Answers the requests that an invited person’s editor would send to GitHub. */
import { read, readText } from "../../gatsby-plugin-content-model/json"
import { type Call, isGraphql, parseQuery, readChange, readPath, readRepositoryPath } from "../door/change"
import type { Judge } from "../door/checkContent"
import { tryParseJson } from "../tryParseJson"
import { admit } from "./admit"
import type { Admitted } from "./admitted"
import type { App } from "./createApp"
import type { Editor } from "./editors"
import { answerJson, notFound, readBody } from "./http"

/** Headers of GitHub’s answers that reach the browser. The others name the App. */
const passedHeaders = ["content-type", "retry-after", "x-ratelimit-remaining", "x-ratelimit-reset"]

/** Describes a person as GitHub describes a user. */
const describeUser = ({ id, name }: Editor) => ({
  id,
  login: id,
  name,
  email: "",
  avatar_url: "/favicon.svg",
  html_url: "/admin/",
})

const rawType = "application/vnd.github.raw"

/** Sends an admitted request to GitHub with the right of the App, and returns what may reach the browser. */
const forward = async (admitted: Admitted, accept: string, { urls, github, ...access }: App): Promise<Response> => {
  const { path, method, body, completeAnswer } = admitted
  const { owner, repo } = github.backend
  const url = path === undefined ? urls.graphql : `${urls.rest}/repos/${owner}/${repo}/${path}`
  const response = await access.fetch(url, {
    method,
    headers: { accept, "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const headers = passedHeaders.flatMap(name => {
    const value = response.headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  const { status } = response
  if (completeAnswer && response.ok)
    return Response.json(completeAnswer(await response.json()), { status, headers: Object.fromEntries(headers) })
  return new Response(response.body, { status, headers: Object.fromEntries(headers) })
}

/** Admits a request of this person and forwards it. `onKind` is called with what kind of request it is. */
export const answerApi = async (
  request: Request,
  editor: Editor,
  { app, judge }: { app: App; judge: Judge },
  onKind: (kind: string) => void
): Promise<Response> => {
  const { method, url, headers } = request
  const { owner, repo } = app.github.backend
  const repository = `${owner}/${repo}`
  const call: Call = { url, method, headers, body: undefined }
  if (method === "GET" && readPath(url) === "editor/api/v3/user") return answerJson(200, describeUser(editor))
  const [, login] = /^collaborators\/(.+)$/.exec(readRepositoryPath(call, repository) ?? "") ?? []
  if (method === "GET" && login !== undefined) {
    if (login !== editor.id) throw notFound
    return new Response(null, { status: 204 })
  }
  const body = method === "GET" ? undefined : tryParseJson(await readBody(request))
  const document = isGraphql(call) ? parseQuery(read({ query: readText }, body).query) : undefined
  const parsed = { ...call, body, document }
  onKind(readChange(parsed, repository)?.kind ?? "read")
  const admitted = await admit(parsed, { editor, github: app.github, judge })
  // Only a script asks for files as they are: what a page would show stays JSON.
  const accept = headers.get("accept") === rawType ? rawType : "application/vnd.github+json"
  return forward(admitted, accept, app)
}
