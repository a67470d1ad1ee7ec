import { type Socket, connect as connectPlainly, isIP } from "node:net"
import { connect as connectSecurely } from "node:tls"
import { createTransport } from "nodemailer"
import type { Mail } from "./createMail"

/** Environment variables of the host with the account that sends the mail. */
export type MailVariables = Readonly<Record<string, string | undefined>>

/** Milliseconds to wait for the mail server: the answer has to arrive before the visitor's form times out. */
const timeoutMs = 15_000

/** The port with implicit TLS. On other ports the connection is upgraded by STARTTLS. */
const securePort = 465

/**
 * Connects to a mail server by its host name. nodemailer would resolve the name first, and Cloudflare's runtime would
 * then expect the IP address in the certificate.
 */
const connect = (host: string, port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const isSecure = port === securePort
    const servername = isIP(host) ? undefined : host
    const socket = isSecure
      ? connectSecurely({ host, port, ...(servername && { servername }) })
      : connectPlainly({ host, port })
    const fail = (error: Error): void => {
      socket.destroy()
      reject(error)
    }
    socket.once(isSecure ? "secureConnect" : "connect", () => {
      socket.off("error", fail)
      resolve(socket)
    })
    socket.once("error", fail)
    socket.setTimeout(timeoutMs, () => fail(new Error(`${host} does not answer on port ${port}.`)))
  })

/** Sends an email through an SMTP account. Only a relay on the same machine may be used without encryption. */
export const sendBySmtp = async ({ replyTo, ...mail }: Mail, variables: MailVariables): Promise<void> => {
  const { SMTP_HOST: host, SMTP_PORT = "465", SMTP_USER: user, SMTP_PASSWORD: pass = "", MAIL_FROM = user } = variables
  if (!host || !MAIL_FROM) throw new Error("The variables SMTP_HOST and MAIL_FROM are not set.")
  const port = Number(SMTP_PORT)
  const isLocal = host === "127.0.0.1"
  const transport = createTransport({
    host,
    port,
    connection: await connect(host, port),
    secured: port === securePort,
    requireTLS: port !== securePort && !isLocal,
    ignoreTLS: isLocal,
    ...(user && { auth: { user, pass } }),
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  try {
    await transport.sendMail({ ...mail, from: MAIL_FROM, replyTo, disableFileAccess: true, disableUrlAccess: true })
  } finally {
    transport.close()
  }
}
