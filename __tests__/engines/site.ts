import http from "node:http"
import { text } from "node:stream/consumers"
import { answerFrom } from "../../scripts/server"
import { modes } from "../support/forwarderModes"
import { type Forwarder, startForwarder } from "../support/forwarder"
import { sampleSite } from "../support/sites"

export interface TestSite {
  address: string
  forwarder: Forwarder
  /** What the browser says the policy has refused. */
  violations: string[]
  close: () => Promise<void>
}

/** What is put into the page at `/broken-in/`: an attacker's script. */
const attack = "<script>document.title = 'broken in'</script>"

/**
 * The finished site with a forwarder of our own: its address stands where the real one stood, in the scripts as in the
 * policy, so the policy is in force and the browser sends, asks and reads as it does live. The
 * policy is sent as a header too, which unlike a `<meta>` may ask for reports: none is missed, from the first byte on.
 */
export const startSite = async (): Promise<TestSite> => {
  const [first] = modes
  if (!first) throw new Error("The forwarder has nothing to answer.")
  const forwarder = await startForwarder(first)
  const violations: string[] = []
  const answer = await answerFrom(sampleSite)
  const server = http.createServer((request, response) => {
    if (request.url === "/violations") {
      void text(request).then(report => violations.push(report))
      response.writeHead(204).end()
      return
    }
    const attacked = request.url === "/broken-in/"
    answer({ url: attacked ? "/services/" : request.url, method: request.method, headers: {} }).then(
      ({ status, headers: given, body }) => {
        // Without the length: the words change.
        const { "content-length": _length, ...headers }: Record<string, string | undefined> = given
        const words = /html|javascript/.test(headers["content-type"] ?? "")
          ? body.toString().replaceAll("https://formsubmit.co", forwarder.address)
          : undefined
        const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(words ?? "")?.[1]
        if (policy) response.appendHeader("content-security-policy", `${policy}; report-uri /violations`)
        for (const [name, value] of Object.entries(headers)) response.appendHeader(name, value ?? "")
        response.writeHead(status).end(attacked ? words?.replace("</body>", `${attack}</body>`) : (words ?? body))
      },
      (error: unknown) => response.writeHead(500).end(String(error))
    )
  })
  await new Promise<void>(resolve => server.listen(0, "localhost", resolve))
  const place = server.address()
  if (typeof place !== "object" || place === null) throw new Error("The site has no address.")
  return {
    address: `http://localhost:${place.port}`,
    forwarder,
    violations,
    close: async () => {
      server.closeAllConnections()
      await Promise.all([forwarder.close(), new Promise(resolve => server.close(resolve))])
    },
  }
}
