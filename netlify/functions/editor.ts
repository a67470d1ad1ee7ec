// oxlint-disable-next-line no-restricted-imports -- the host bundles the file; the model reads it
import clinic from "../../data/clinic.json"
import { createEditorFunction } from "../../plugins/gatsby-plugin-sveltia-cms/server"
import { createFunctionSite } from "../../src/editor/functionSite"

// The types of other packages add variables of theirs to `process.env`.
const variables: NodeJS.Dict<string> = process.env

const answer = createEditorFunction(variables, createFunctionSite(clinic))

/** Netlify’s function for people who edit by an invitation (docs/decisions/editor.md). */
export default (request: Request, { ip }: { ip: string }): Promise<Response> => answer(request, ip)

export const config = {
  path: "/editor/*",
  // A copy of the function counts only its own requests: Netlify counts those of all copies.
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ["ip", "domain"] },
}
