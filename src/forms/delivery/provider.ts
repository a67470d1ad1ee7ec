import type { Verdict } from "./outcome"

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
