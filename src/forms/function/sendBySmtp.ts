import { type Socket, connect as connectPlainly, isIP } from "node:net"
import { connect as connectSecurely } from "node:tls"
import { createTransport } from "nodemailer"
import type { Mail } from "./createMail"

/** The account that sends the mail, as the host's variables give it. */
export type MailVariables = Readonly<Record<string, string | undefined>>

/** Milliseconds for the mail server, so that the answer comes before the visitor's form gives up. */
const timeoutMs = 15_000

/** The port on which a mail server speaks TLS from the first byte. On others it is asked to. */
const securePort = 465

/**
 * Connects to a mail server by its name. nodemailer would look its number up first, and Cloudflare's runtime would then
 * expect the number in the certificate.
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

/** Sends an email through an SMTP account. Only a relay on the machine itself may be spoken to without encryption. */
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
