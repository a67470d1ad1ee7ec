import { createServer } from "node:http"
import { buffer } from "node:stream/consumers"
import { pathToFileURL } from "node:url"

/** Serves the functions of the project in this folder in Netlify's own runtime: `node netlifyFunctions.mjs MODULE PORT`. */
const [, , module, port] = process.argv
const { FunctionsHandler } = await import(pathToFileURL(module).href)

const folder = process.cwd()
const functions = new FunctionsHandler({
  config: { get: () => ({}), subscribe: () => undefined },
  destPath: `${folder}/.netlify/functions-serve`,
  geolocation: {},
  projectRoot: folder,
  settings: {},
  timeouts: { syncFunctions: 30 },
  userFunctionsPath: `${folder}/netlify/functions`,
})

createServer(async (request, response) => {
  const isBodiless = request.method === "GET" || request.method === "HEAD"
  const asked = new Request(`http://${request.headers.host}${request.url}`, {
    method: request.method,
    headers: request.headers,
    ...(!isBodiless && { body: await buffer(request) }),
  })
  const match = await functions.match(asked, folder)
  const answer = (await match?.handle(asked)) ?? new Response("No function", { status: 404 })
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
}).listen(Number(port), "127.0.0.1")
