import http from "node:http"
import { text } from "node:stream/consumers"
import { answerFrom, listen } from "../../scripts/server"
import { success } from "../support/forwarderAnswers"
import { type Forwarder, startForwarder } from "../support/forwarder"
import { sampleSite } from "../support/sites"

export interface TestSite {
  address: string
  forwarder: Forwarder
  /** The violations of the policy that the browser has reported. */
  violations: string[]
  close: () => Promise<void>
}

/** The attacker's script in the page at `/broken-in/`. */
const attack = "<script>document.title = 'broken in'</script>"

/**
 * Serves the built site with a local forwarder, whose address replaces the real one in scripts and policy: the policy is
 * enforced, and browsers send as on the live site. The policy is also sent as a header, which unlike a `<meta>` may ask for
 * reports.
 */
export const startSite = async (): Promise<TestSite> => {
  const forwarder = await startForwarder(success)
  const violations: string[] = []
  const answer = await answerFrom(sampleSite)
  const server = http.createServer((request, response) => {
    if (request.url === "/violations") {
      void text(request).then(report => violations.push(report))
      response.writeHead(204).end()
      return
    }
    const isAttacked = request.url === "/broken-in/"
    answer({ url: isAttacked ? "/services/" : request.url, method: request.method, headers: {} }).then(
      ({ status, headers: given, body }) => {
        // Without the length, because the text changes.
        const { "content-length": _length, ...headers }: Record<string, string | undefined> = given
        const changedText = /html|javascript/.test(headers["content-type"] ?? "")
          ? body.toString().replaceAll("https://formsubmit.co", forwarder.address)
          : undefined
        const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(changedText ?? "")?.[1]
        if (policy) response.appendHeader("content-security-policy", `${policy}; report-uri /violations`)
        for (const [name, value] of Object.entries(headers)) response.appendHeader(name, value ?? "")
        response
          .writeHead(status)
          .end(isAttacked ? changedText?.replace("</body>", `${attack}</body>`) : (changedText ?? body))
      },
      (error: unknown) => response.writeHead(500).end(String(error))
    )
  })
  const { address, close } = await listen(server, 0)
  return {
    address,
    forwarder,
    violations,
    close: async () => {
      await Promise.all([forwarder.close(), close()])
    },
  }
}
