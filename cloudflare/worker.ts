import { type Env, createEditorFunction } from "../plugins/gatsby-plugin-sveltia-cms/server"

/** Variables of the Worker, and the site’s files. */
interface Bindings extends Env {
  ASSETS: { fetch: (request: Request) => Promise<Response> }
}

let answer: ReturnType<typeof createEditorFunction> | undefined

/** Cloudflare’s Worker: the function for people who edit by an invitation (docs/decisions/editor.md), and the 404 page. */
export default {
  fetch: (request: Request, env: Bindings): Promise<Response> => {
    if (!new URL(request.url).pathname.startsWith("/editor/")) return env.ASSETS.fetch(request)
    return (answer ??= createEditorFunction(env))(request)
  },
}
