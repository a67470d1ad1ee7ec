import { type ParsedMail, simpleParser } from "mailparser"
import { SMTPServer } from "smtp-server"

/** An email that the mail server has received. */
type Received = ParsedMail & { recipients: string[] }

/** Starts a local mail server, which stores the emails it receives and lets only `user` send, with `password`. */
export const startMailServer = async (user: string, password: string) => {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: (auth, _session, callback) =>
      auth.username === user && auth.password === password
        ? callback(null, { user })
        : callback(new Error("The password is wrong.")),
    onData: (stream, session, callback) => {
      simpleParser(stream).then(
        mail => {
          received.push({ ...mail, recipients: session.envelope.rcptTo.map(({ address }) => address) })
          callback()
        },
        (error: Error) => callback(error)
      )
    },
  })
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  const address = server.server.address()
  const port = typeof address === "object" && address ? address.port : 0
  return { port, received, close: () => new Promise<void>(resolve => server.close(resolve)) }
}
