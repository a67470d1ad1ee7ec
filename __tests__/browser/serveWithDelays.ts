import http from "node:http"
import { answerFrom, listen } from "../../scripts/server"

/** Serves a built site, records the requested paths and the bytes of the answers, and can delay them. */
export const serveWithDelays = async (folder: string) => {
  const answer = await answerFrom(folder, { quality: 4 })
  const requests: string[] = []
  let sentBytes = 0
  let isHeld = false
  let waiting: (() => void)[] = []
  const server = http.createServer((request, response) => {
    requests.push(request.url ?? "")
    const respond = () => {
      answer(request).then(
        ({ status, headers, body }) => {
          sentBytes += body.length
          response.writeHead(status, headers).end(body)
        },
        () => response.writeHead(500).end()
      )
    }
    if (isHeld) waiting.push(respond)
    else respond()
  })
  return {
    ...(await listen(server, 0)),
    requests,
    /** What has been sent since the last time this was asked. */
    takeSentBytes: () => {
      const bytes = sentBytes
      sentBytes = 0
      return bytes
    },
    hold: () => {
      isHeld = true
    },
    release: () => {
      isHeld = false
      for (const respond of waiting) respond()
      waiting = []
    },
  }
}
