import type http from "node:http"
import type { AddressInfo } from "node:net"

/** Starts a server that is reachable only from this machine. Port 0 chooses a free one. */
export const listen = async (server: http.Server, port: number) => {
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, "localhost", resolve))
  const address = server.address()
  const isAddress = (value: typeof address): value is AddressInfo => typeof value === "object" && value !== null
  return {
    address: `http://localhost:${isAddress(address) ? address.port : port}`,
    close: (): Promise<void> =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
