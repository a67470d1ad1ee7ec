/** What a form sends. */
export interface Submission {
  /** The clinic's address. */
  to: string
  message: Readonly<Record<string, string>>
  /** The subject of the email, where the message has none itself. */
  subject?: string | undefined
  /** What a robot has put into the honeypot. */
  honeypot?: string | undefined
}

/**
 * What has become of a message. A reason is what to tell the visitor, and `field` the one that is refused. Without a
 * reason nobody knows: a message whose answer did not come may have arrived.
 */
export type Outcome = { sent: true } | { sent: false; reason: string | null; field?: string | undefined }

/** What a form without scripts needs. */
interface PlainForm {
  action: string
  /** Hidden fields. */
  fields: Readonly<Record<string, string>>
}

/** A provider of message delivery, as far as pages need it. */
export interface Provider {
  /** The name of the field that only robots fill in. */
  honeypot: string
  /** The name of the field for a subject, where it is another than `subject`. */
  subject?: string
  /** The address that a message to `to` is sent to. */
  getAddress: (to: string) => string
  /** Fields for the provider itself. */
  createSettings?: (submission: Submission) => Readonly<Record<string, string | number>>
  /** Takes messages as a form sends them, in place of JSON. */
  takesForms?: boolean
  /** Reads an answer. `failed` is the reason of a refusal that gives none. */
  readAnswer: (response: Response, failed: string) => Promise<Outcome>
  /** `next` is the page that thanks, as a path and as a whole address. */
  createPlainForm: (to: string, next: { path: string; address: string }) => PlainForm
}

/** What a clinic has to know about a provider. No page has any of it. */
export interface ProviderFacts {
  name: string
  /** The foreign origins that pages may send to. */
  origins: readonly string[]
  /** On which hosts it exists. */
  hosts: string
  /** What it stores of a message, where, and for how long. */
  stores: string
  /** Whether a contract about people's data is needed, and with whom. */
  contract: string
  /** What to do once until messages arrive. */
  activation: readonly string[]
}
