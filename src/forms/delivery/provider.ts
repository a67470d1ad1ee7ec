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

/** The part of a message provider that pages need, whatever it answers with. */
interface BasicProvider {
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
  /** Returns the form for use without scripts. `next` is the confirmation page, as a path and as an absolute URL. */
  createPlainForm: (to: string, next: { path: string; url: string }) => PlainForm
}

/** A provider that answers in JSON, with its reason for a refusal in one of the places that `readJson` knows. */
export interface JsonProvider extends BasicProvider {
  /** Returns whether an answer confirms the message. `isRefused`: it refuses it in one of the usual ways. */
  isSent: (answer: object, isRefused: boolean) => boolean
  /** What the provider's reason says while the clinic has not activated it. */
  activation?: RegExp
}

/** A provider that answers with a page. */
export interface PageProvider extends BasicProvider {
  /** Reads an answer. `target` is the URL to which the message was sent. */
  readPage: (response: Response, target: string) => Promise<Verdict>
}

export type Provider = JsonProvider | PageProvider

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
