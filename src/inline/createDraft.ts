import { draftMs } from "./contract"

/** What the inline script and React know about a form ("Forms" in docs/product.md). */
export interface DraftOptions {
  /** Session storage key. */
  key: string
  /** Id of the field that a link can fill in. It is also the key in the query string. */
  linkedId: string
  /** Whether a link that was just followed takes precedence over the earlier choice. */
  takesNewLink: boolean
}

/** What is stored: the values of the fields, keyed by id, and the rest. */
interface Stored {
  [id: string]: unknown
  /** When it was stored, in milliseconds since 1970. */
  at?: unknown
  /** The link's value at that time. */
  linked?: unknown
  mayHaveArrived?: unknown
  done?: unknown
}

/**
 * Creates the one owner of a form's draft, for the inline script and for React. It uses session storage, not local
 * storage, because the phone may be shared. If storage is denied or full, the page keeps the draft in memory.
 */
export const createDraft = ({ key, linkedId, takesNewLink }: DraftOptions) => {
  /** The draft in the format of the storage. */
  let memory: string | null = null

  /** Returns the value in the query string. */
  const getLink = (): string | null => new URLSearchParams(location.search).get(linkedId)

  /** Returns the draft, or an empty object if there is none or it is too old. */
  const read = (): Stored => {
    try {
      memory ??= sessionStorage.getItem(key)
    } catch {
      // Refused.
    }
    try {
      const stored: Stored = Object(JSON.parse(memory ?? "{}"))
      return Math.abs(Date.now() - Number(stored.at)) < draftMs ? stored : {}
    } catch {
      return {}
    }
  }

  return {
    read,

    /** Stores the draft, or removes it if nothing was typed and there is no confirmation. */
    write: (draft: Stored): void => {
      const next: Stored = { ...draft, linked: getLink(), at: Date.now() }
      // A value that came from a link is not a draft.
      const isTyped = Object.values(next).some(value => typeof value === "string" && value && value !== next.linked)
      memory = isTyped || next.done ? JSON.stringify(next) : null
      try {
        if (memory) sessionStorage.setItem(key, memory)
        else sessionStorage.removeItem(key)
      } catch {
        // Refused.
      }
    },

    /** Returns the link's value if the field offers it, unless what is in the draft takes precedence. */
    getLinked: (): string | undefined => {
      const link = getLink()
      const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(`form #${linkedId}`)
      if (!link || !field) return undefined
      if ("options" in field && !Array.from(field.options, ({ value }) => value).includes(link)) return undefined
      const { [linkedId]: drafted, linked } = read()
      return !drafted || (takesNewLink && link !== linked) ? link : undefined
    },
  }
}
