import http from "node:http"
import { listen } from "../../scripts/server"

/**
 * Serves a page as far as its header, and nothing else. `sendTag` sends the next tag or the text that follows it, as they
 * may come over a slow network, and says whether there was one.
 */
export const serveInParts = async (html: string) => {
  const [start = "", rest = ""] = html.split(/(?=<header)/)
  const tags = rest.split(/(?=<)|(?<=>)/)
  let page: http.ServerResponse | undefined
  const server = http.createServer((request, response) => {
    if (request.url !== "/") {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).write(start)
    page = response
  })
  return {
    ...(await listen(server, 0)),
    sendTag: (): boolean => {
      const tag = tags.shift()
      if (tag === undefined) page?.end()
      else page?.write(tag)
      return tag !== undefined
    },
  }
}
