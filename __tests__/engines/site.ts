import http from "node:http"
import { text } from "node:stream/consumers"
import { answerFrom, listen } from "../../plugins/gatsby-plugin-host-files"
import { success } from "../../testing/forwarderAnswers"
import { type Forwarder, startForwarder } from "../../testing/startForwarder"
import { sampleSite } from "../../testing/sites"

export interface TestSite {
  url: string
  forwarder: Forwarder
  /** Violations of the content security policy that the browser has reported. */
  violations: string[]
  close: () => Promise<void>
}

/**
 * Serves the built site with a local forwarder, whose URL replaces the real one in scripts and in the policy. This
 * way the policy is enforced, and browsers send messages as on the live site. The policy is also sent as a header,
 * which can request reports, unlike a `<meta>` element.
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
    answer({ url: request.url, method: request.method, headers: {} }).then(
      ({ status, headers: given, body }) => {
        // The length is left out, because the text changes.
        const { "content-length": _length, ...headers }: Record<string, string | undefined> = given
        const isText = /html|javascript/.test(headers["content-type"] ?? "")
        const sent = isText ? body.toString().replaceAll("https://formsubmit.co", forwarder.url) : body
        const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
          isText ? String(sent) : ""
        )?.[1]
        if (policy) response.appendHeader("content-security-policy", `${policy}; report-uri /violations`)
        for (const [name, value] of Object.entries(headers)) response.appendHeader(name, value ?? "")
        response.writeHead(status).end(sent)
      },
      (error: unknown) => response.writeHead(500).end(String(error))
    )
  })
  const { url, close } = await listen(server, 0)
  return {
    url,
    forwarder,
    violations,
    close: async () => {
      await Promise.all([forwarder.close(), close()])
    },
  }
}
