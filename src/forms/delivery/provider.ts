/** The data of a form to send. */
export interface Submission {
  /** The clinic's email address. */
  to: string
  message: Readonly<Record<string, string>>
  /** The subject of the email, if the form has no subject field. */
  subject?: string | undefined
  /** Text that a robot has typed into the honeypot. */
  honeypot?: string | undefined
}

/** Attributes and fields of a form without scripts. */
interface PlainForm {
  action: string
  /** Hidden fields. */
  fields: Readonly<Record<string, string>>
}

export interface RefusalDetails {
  /** The field that the provider rejected. */
  field?: string | undefined
  /** Whether the clinic has not activated the provider yet, so that trying again cannot help. */
  needsActivation?: boolean | undefined
}

/** What a provider's answer says. `isSent` is undefined if it does not say whether the message was sent. */
export interface Verdict extends RefusalDetails {
  isSent?: boolean | undefined
  reason?: string | undefined
}

/** The part of a message provider that pages need. */
export interface Provider {
  /** Name of the field that only robots fill in. */
  honeypot: string
  /** Name of the field for a subject, if it is not `subject`. */
  subject?: string
  /** Returns the URL to which a message to `to` is sent. */
  getUrl: (to: string) => string
  /** Returns fields for the provider itself. */
  createSettings?: (submission: Submission) => Readonly<Record<string, string | number>>
  /** Whether the provider expects a URL-encoded form instead of JSON. */
  takesForms?: boolean
  /** Reads an answer. `target` is the URL to which the message was sent. */
  readAnswer: (response: Response, target: string) => Promise<Verdict>
  /** Returns the form for use without scripts. `next` is the confirmation page, as a path and as an absolute URL. */
  createPlainForm: (to: string, next: { path: string; url: string }) => PlainForm
}

/** Describes a provider to the clinic. No page contains it. */
export interface ProviderInfo {
  name: string
  /** Foreign origins that pages may send to. */
  origins: readonly string[]
  /** Hosts on which it is available. */
  hosts: string
  /** Data of a message that it stores, where, and for how long. */
  stores: string
  /** Whether a data processing agreement is needed, and with whom. */
  contract: string
  /** Steps to activate it. */
  activation: readonly string[]
}

/** Maximum number of characters shown of a provider's own text. */
const maxReasonLength = 200

const shorten = (words: string): string => {
  const letters = [...words]
  return letters.length > maxReasonLength ? `${letters.slice(0, maxReasonLength - 1).join("")}…` : words
}

const readText = (source: unknown, name: string): string | undefined => {
  const value: unknown = typeof source === "object" && source !== null ? Reflect.get(source, name) : undefined
  return typeof value === "string" && value.trim() ? shorten(value.trim()) : undefined
}

/** Returns the part of an answer that says why the message was rejected. */
const findRefusal = (answer: object): unknown => {
  const { errors, error, body }: { errors?: unknown; error?: unknown; body?: unknown } = answer
  const [first]: unknown[] = Array.isArray(errors) ? errors : []
  const candidates = [first, answer, body, error, { message: error }]
  return candidates.find(candidate => readText(candidate, "message"))
}

/** Returns whether an answer rejects the message, in any of the providers' ways. */
export const isRefusal = (answer: object): boolean => {
  const { errors, error, success, sent, ok }: Record<string, unknown> = { ...answer }
  return (
    Boolean(error) ||
    (Array.isArray(errors) && errors.length > 0) ||
    [success, sent, ok].some(value => value === false || value === "false")
  )
}

/** Reads a JSON answer. `isSent` returns whether it says that the message was sent. */
export const readJson = async (response: Response, isSent: (answer: object) => boolean): Promise<Verdict> => {
  const answer: unknown = await response.json().catch(() => undefined)
  if (typeof answer !== "object" || answer === null || Array.isArray(answer)) return {}
  const refusal = findRefusal(answer)
  return {
    isSent: isSent(answer) || (isRefusal(answer) ? false : undefined),
    reason: readText(refusal, "message"),
    field: readText(refusal, "field"),
  }
}
