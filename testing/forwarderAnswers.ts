interface Response {
  status: number
  headers?: Readonly<Record<string, string>>
  body: string
}

/** Answer of the forwarder: a response, or a network fault. */
export type Answer =
  | Response
  /** The answer breaks off after half of its body. */
  | "half of a body"
  /** The headers of the answer arrive, but its body never ends. */
  | "endless body"
  /** No answer arrives. */
  | "too late"
  | "connection reset"

/** Returns an answer with a JSON body. */
export const json = (status: number, body: unknown): Response => ({
  status,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
})

/** Answer of the forwarder if it accepts the message. */
export const success = json(200, { success: "true", message: "The form was submitted successfully." })

/** The forwarder's reason for a failure. It contains markup, which must be shown as text. */
const failureReason = '<img src="x" onerror="document.title=1"><b>Refused</b> & "closed"'

/** Answer of the forwarder if it fails and gives a reason. */
export const failure = json(500, { message: failureReason })
