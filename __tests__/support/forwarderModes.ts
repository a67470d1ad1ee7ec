import { appointmentBooked } from "./appointmentRequest"
import { messageSent } from "./contactMessage"

/** The text of a toast. */
export interface Toast {
  readonly title: string
  readonly text: string
}

/** A failure on the way to the forwarder or back. */
export type Fault =
  /** The headers of the answer arrive, and its body never ends. */
  | "endless body"
  /** The answer comes after the time limit. */
  | "too late"
  /** The forwarder's name cannot be resolved. */
  | "no such host"
  | "connection reset"
  /** The answer may be read by another site only. */
  | "refused by CORS"
  /** The device goes offline while the message is being sent. */
  | "offline"

export interface Answer {
  status: number
  headers?: Readonly<Record<string, string>>
  body: string
}

export interface Mode {
  name: string
  answer: Answer | Fault
  /** The toast that the visitor sees (specification section 8). */
  toast: Toast
  /** What happens to the text in the form. */
  values: "kept" | "cleared"
  /** How many requests are sent. */
  requests: number
}

const json = (status: number, body: unknown, headers = {}): Answer => ({
  status,
  headers: { "content-type": "application/json", ...headers },
  body: JSON.stringify(body),
})
const html = (status: number, title: string, headers = {}): Answer => ({
  status,
  headers: { "content-type": "text/html", ...headers },
  body: `<!doctype html><title>${title}</title><h1>${title}</h1>`,
})

const failed = (text: string): Toast => ({ title: "Could not send message", text })

const markup = '<img src="x" onerror="document.title=1"><b>Refused</b> & "closed"'

/**
 * Every answer that the forwarder can give, in one table: the toast, what stays in the form, and how many requests are
 * sent. Both forms use it. They differ in the toast of success and in the clinic's address `email`.
 */
const modesOf = (sent: Toast, email: string): readonly Mode[] => {
  const fallback = failed(`Please try again or email us at ${email}`)
  const refused = failed("Failed to send message")
  const mode = (name: string, answer: Answer | Fault, toast: Toast): Mode => ({
    name,
    answer,
    toast,
    values: toast === sent ? "cleared" : "kept",
    requests: 1,
  })
  return [
    mode("success as a string", json(200, { success: "true", message: "The form was submitted successfully." }), sent),
    mode("success as a boolean", json(200, { success: true, message: "The form was submitted successfully." }), sent),
    mode("success without fields", json(200, {}), sent),
    mode(
      "activation needed",
      json(200, {
        success: "false",
        message: "This form needs Activation. We have sent you an email containing an 'Activate Form' link.",
      }),
      fallback
    ),
    mode("failure as a boolean", json(200, { success: false }), fallback),
    mode(
      "no Referer",
      json(200, {
        success: "false",
        message:
          "Make sure you open this page through a web server, FormSubmit will not work in pages browsed as HTML files.",
      }),
      fallback
    ),
    mode("an empty body", { status: 200, body: "" }, fallback),
    mode(
      "broken JSON",
      { status: 200, headers: { "content-type": "application/json" }, body: '{"success":"tr' },
      fallback
    ),
    mode("HTML instead of JSON", html(200, "Just a moment..."), fallback),
    mode("400", json(400, { message: "Bad request" }), failed("Bad request")),
    mode("403 with HTML", html(403, "Forbidden"), refused),
    mode("404", html(404, "Not Found"), refused),
    mode("413", html(413, "Payload Too Large"), refused),
    mode(
      "422 with a message",
      json(422, { success: "false", message: "The email must be a valid email address." }),
      failed("The email must be a valid email address.")
    ),
    mode("422 without a message", json(422, { errors: [] }), refused),
    mode("429 with Retry-After", html(429, "Too Many Requests", { "retry-after": "60" }), refused),
    mode("500", json(500, { message: "Server Error" }), failed("Server Error")),
    mode("500 with a message that is no text", json(500, { message: { text: "Server Error" } }), refused),
    mode("500 with an empty body", { status: 500, body: "" }, refused),
    mode("502 with HTML", html(502, "Bad Gateway"), refused),
    mode("a message of 10,000 characters", json(500, { message: "x".repeat(10_000) }), failed(`${"x".repeat(199)}…`)),
    mode("a message with markup", json(500, { message: markup }), failed(markup)),
    mode("a body that never ends", "endless body", fallback),
    mode("an answer after the time limit", "too late", fallback),
    mode("no such host", "no such host", fallback),
    mode("connection reset", "connection reset", fallback),
    mode("refused by CORS", "refused by CORS", fallback),
    mode("offline while sending", "offline", fallback),
  ]
}

/** The answers to the contact form, which sends to the sample's general address. */
export const modes = modesOf(messageSent, "hello@example.com")

/** The answers to the appointment form with the delivery `forward`. */
export const appointmentModes = modesOf(appointmentBooked, "appointments@example.com")

/** The answer of this name, to the contact form unless another table is given. */
export const modeNamed = (name: string, table = modes): Mode => {
  const found = table.find(mode => mode.name === name)
  if (!found) throw new Error(`There is no mode “${name}”.`)
  return found
}

/** The forwarder accepts the message. */
export const success = modeNamed("success as a string")

/** The forwarder fails with the status 500. */
export const failure = modeNamed("500")

/** Whether the form's own time limit ends the request. */
export const isSlow = ({ answer }: Mode): boolean => answer === "endless body" || answer === "too late"

/** Whether the browser's network, not the forwarder, makes the request fail. */
export const isNetworkFault = ({ answer }: Mode): boolean =>
  answer === "no such host" || answer === "refused by CORS" || answer === "offline"
