import { contactDraftKey, subjectId } from "../boot/contract"
import type { ContactMessage } from "./contactFields"

const key = contactDraftKey

const names: readonly string[] = ["name", "email", "subject", "message"] satisfies (keyof ContactMessage)[]

/** The subject that the address asks for: `/contact/?subject=…`. */
export const readLinkedSubject = (): string | null => new URLSearchParams(window.location.search).get(subjectId)

const readStored = (): object => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}")
    return typeof value === "object" && value !== null ? value : {}
  } catch {
    return {}
  }
}

/**
 * The unsent contact message, kept until it is sent or the tab is closed. Session storage, not local: the phone may be
 * shared, and the next person must not read it. Where storage is refused, the form works without a draft.
 */
export const draft = {
  read: (): Partial<ContactMessage> =>
    Object.fromEntries(
      Object.entries(readStored()).filter(([name, value]) => names.includes(name) && typeof value === "string")
    ),
  /** Whether the page was closed while the message was being sent, so that nobody knows whether it arrived. */
  wasInterrupted: (): boolean => Reflect.get(readStored(), "sending") === true,
  /** `sending` marks a message whose answer is not known. */
  write: (message: ContactMessage, sending = false): void => {
    try {
      // What a link has filled in is no draft.
      if (Object.values(message).some(value => value && value !== readLinkedSubject()))
        sessionStorage.setItem(key, JSON.stringify({ ...message, ...(sending && { sending }) }))
      else sessionStorage.removeItem(key)
    } catch {
      // No storage, no draft.
    }
  },
  clear: (): void => {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // No storage, no draft.
    }
  },
}
