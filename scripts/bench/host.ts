import { type Http2ServerRequest, type Http2ServerResponse, createSecureServer } from "node:http2"
import { setTimeout } from "node:timers/promises"
import { generate } from "selfsigned"
import type { answerFrom } from "../../plugins/gatsby-plugin-host-files"

/** Slow 3G: milliseconds until a response begins, and bytes per millisecond (400 kbit/s), which arrive in packets. */
const latencyMs = 400
const bytesPerMs = 50
const packetBytes = 1400

export type Answer = Awaited<ReturnType<typeof answerFrom>>

const certificate = generate([{ name: "commonName", value: "localhost" }])

/**
 * Serves a site like a CDN (HTTP/2 over TLS, brotli) through slow 3G: in packets that share the bandwidth. The
 * browser's own throttling would pass on in one piece what a server on the same machine has sent in one piece.
 */
export const host = async (answer: Answer) => {
  const { private: key, cert } = await certificate
  const delivered = { bytes: 0, requests: 0 }
  let freeAtMs = 0
  let busyAtMs = performance.now()
  const deliver = async (request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> => {
    const { status, headers, body } = await answer(request)
    busyAtMs = performance.now()
    await setTimeout(latencyMs)
    response.writeHead(status, headers)
    for (let start = 0; start < body.length; start += packetBytes) {
      const packet = body.subarray(start, start + packetBytes)
      freeAtMs = Math.max(freeAtMs, performance.now()) + packet.length / bytesPerMs
      await setTimeout(Math.max(0, freeAtMs - performance.now()))
      busyAtMs = performance.now()
      response.write(packet)
    }
    response.end()
    delivered.bytes += body.length
    delivered.requests += 1
  }
  const server = createSecureServer({ key, cert }, (request, response) => {
    // A client that has disconnected gets nothing more.
    deliver(request, response).catch(() => response.stream.destroy())
  })
  await new Promise<void>(resolve => void server.listen(0, "localhost", resolve))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The server has no port.")
  return {
    origin: `https://localhost:${address.port}`,
    delivered,
    /** Resolves after seven seconds without a request or delivery, longer than a slide is shown. */
    waitUntilIdle: async (): Promise<void> => {
      while (performance.now() - busyAtMs < 7000) await setTimeout(100)
    },
    close: () => server.close(),
  }
}
