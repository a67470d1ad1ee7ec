import { readData } from "./data"

/** What a toast says. */
export interface Toast {
  title: string
  text: string
}

/** What happens to a request on its way to the forwarder and back, where it is not simply answered. */
export type Fault =
  /** The answer's head arrives, its body never ends. */
  | "endless body"
  /** The answer comes after the time limit. */
  | "too late"
  /** The forwarder's name is not found. */
  | "no such host"
  | "connection reset"
  /** The answer allows another site to read it, not ours. */
  | "refused by CORS"
  /** The network goes while the message is on its way. */
  | "offline"

export interface Answer {
  status: number
  headers?: Readonly<Record<string, string>>
  body: string
}

export interface Mode {
  name: string
  answer: Answer | Fault
  /** What the visitor is told (specification section 8). */
  toast: Toast
  values: "kept" | "cleared"
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
 * Every answer the forwarder can give, in one table: what the visitor is told, what stays in the form, how many requests go
 * out. Both forms send through it: they differ in the toast of success and in the clinic's address `email`.
 */
export const modesOf = (sent: Toast, email: string): readonly Mode[] => {
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

/** The table for the contact form. */
export const modes = modesOf(
  { title: "Message Sent!", text: "Thank you for contacting us. We'll get back to you within 24 hours." },
  readData().clinic.emails.general
)

/** Modes that end by the form's own time limit. */
export const isSlow = ({ answer }: Mode): boolean => answer === "endless body" || answer === "too late"

/** Modes in which the browser's network, not the forwarder, makes the request fail. */
export const isNetworkFault = ({ answer }: Mode): boolean =>
  answer === "no such host" || answer === "refused by CORS" || answer === "offline"
