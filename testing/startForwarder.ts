import http from "node:http"
import { listen } from "../plugins/gatsby-plugin-host-files"
import type { Answer } from "./forwarderAnswers"

/** A request that the forwarder has received. */
interface Received {
  method: string
  path: string
  headers: http.IncomingHttpHeaders
  body: unknown
}

export interface Forwarder {
  /** URL of the forwarder, without a trailing slash. */
  url: string
  received: Received[]
  /** Sets the answer to all further requests. */
  answerWith: (answer: Answer) => void
  close: () => Promise<void>
}

const read = async (request: http.IncomingMessage): Promise<string> => {
  let text = ""
  request.setEncoding("utf8")
  for await (const piece of request) text += piece
  return text
}

/** Starts a local form forwarder that gives one answer to all requests, until another is set. */
export const startForwarder = async (first: Answer): Promise<Forwarder> => {
  const received: Received[] = []
  let answer = first
  const server = http.createServer(async (request, response) => {
    const open = { "access-control-allow-origin": "*", "access-control-allow-headers": "content-type" }
    if (request.method === "OPTIONS") {
      response.writeHead(204, open).end()
      return
    }
    const text = await read(request)
    const isJson = request.headers["content-type"] === "application/json"
    const body: unknown = isJson ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text))
    received.push({ method: request.method ?? "", path: request.url ?? "", headers: request.headers, body })
    if (typeof answer === "object") response.writeHead(answer.status, { ...open, ...answer.headers }).end(answer.body)
    else if (answer === "endless body" || answer === "half of a body")
      response.writeHead(200, { ...open, "content-type": "application/json" }).write('{"success":', () => {
        if (answer === "half of a body") request.socket.resetAndDestroy()
      })
    else if (answer === "connection reset") request.socket.resetAndDestroy()
    // “Too late” is never answered; closing the server ends the request.
  })
  const { url, close } = await listen(server, 0)
  return {
    url,
    received,
    answerWith: next => {
      answer = next
    },
    close,
  }
}
