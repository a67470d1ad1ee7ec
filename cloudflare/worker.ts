// oxlint-disable-next-line no-restricted-imports -- the host bundles the file; the model reads it
import clinic from "../data/clinic.json"
import { type EditorFunction, type Env, createEditorFunction } from "../plugins/gatsby-plugin-sveltia-cms/server"
import { checkChanged, createFunctionSite } from "../src/editor/functionSite"

/** Variables of the Worker, the site’s files, and the count of requests by all copies of the Worker. */
interface Bindings extends Env {
  ASSETS: { fetch: (request: Request) => Promise<Response> }
  /** `all` checks all of the content on each save, which takes more time than the free plan allows. */
  EDITOR_CHECKS?: string
  EDITOR_LIMIT?: { limit: (options: { key: string }) => Promise<{ success: boolean }> }
}

let answer: EditorFunction | undefined

/** Cloudflare’s Worker: the function for people who edit by an invitation (docs/decisions/editor.md), and the 404 page. */
export default {
  fetch: async (request: Request, env: Bindings): Promise<Response> => {
    if (!new URL(request.url).pathname.startsWith("/editor/")) return env.ASSETS.fetch(request)
    // Cloudflare sets this header, whatever the client has sent.
    const client = request.headers.get("cf-connecting-ip") ?? ""
    const count = await env.EDITOR_LIMIT?.limit({ key: client })
    if (count?.success === false) return new Response(null, { status: 429, headers: { "retry-after": "60" } })
    const site = { ...createFunctionSite(clinic), ...(env.EDITOR_CHECKS !== "all" && { checkChanged }) }
    return (answer ??= createEditorFunction(env, site))(request, client)
  },
}
