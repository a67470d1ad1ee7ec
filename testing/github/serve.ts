import http from "node:http"
import { buffer } from "node:stream/consumers"
import { type Site, listen } from "../../plugins/gatsby-plugin-host-files"

const createRequest = async (incoming: http.IncomingMessage): Promise<Request> => {
  const { method = "GET", url = "/", headers } = incoming
  const hasBody = method !== "GET" && method !== "HEAD"
  const body = hasBody ? new Uint8Array(await buffer(incoming)) : null
  return new Request(new URL(url, `http://${headers.host}`), {
    method,
    headers: Object.entries(headers).map(([name, value = ""]): [string, string] => [name, String(value)]),
    body,
  })
}

/** Makes a function that answers requests reachable for browsers on this machine. Port 0 chooses a free port. */
export const serve = (answer: (request: Request) => Promise<Response>, port = 0): Promise<Site> => {
  const send = async (incoming: http.IncomingMessage, outgoing: http.ServerResponse): Promise<void> => {
    const response = await answer(await createRequest(incoming))
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(incoming.method === "HEAD" ? undefined : Buffer.from(await response.arrayBuffer()))
  }
  const server = http.createServer((incoming, outgoing) => {
    send(incoming, outgoing).catch((error: unknown) => outgoing.writeHead(500).end(String(error)))
  })
  return listen(server, port)
}
