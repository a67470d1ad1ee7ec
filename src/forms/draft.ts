import type { ContactMessage } from "./contactRules"

const key = "contact-message"

/**
 * The unsent contact message, kept until it is sent or the tab is closed. Session storage, not local: the phone may be
 * shared, and the next person must not read it. Where storage is refused, the form works without a draft.
 */
export const draft = {
  read: (): Partial<ContactMessage> => {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}")
      return typeof kept === "object" && kept !== null ? Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === "string")) : {}
    } catch {
      return {}
    }
  },
  write: (message: ContactMessage): void => {
    try {
      if (Object.values(message).some(Boolean)) sessionStorage.setItem(key, JSON.stringify(message))
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
