interface Response {
  status: number
  headers?: Readonly<Record<string, string>>
  body: string
}

/** How the forwarder answers: with a response, or with a fault on the way. */
export type Answer =
  | Response
  /** The headers of the answer arrive, and its body never ends. */
  | "endless body"
  /** No answer comes. */
  | "too late"
  | "connection reset"

/** An answer with a JSON body. */
export const json = (status: number, body: unknown): Response => ({
  status,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
})

/** The forwarder accepts the message. */
export const success = json(200, { success: "true", message: "The form was submitted successfully." })

/** The reason that the forwarder gives for a failure. It has markup, which is to be shown as text. */
const failureReason = '<img src="x" onerror="document.title=1"><b>Refused</b> & "closed"'

/** The forwarder fails, and says why. */
export const failure = json(500, { message: failureReason })
