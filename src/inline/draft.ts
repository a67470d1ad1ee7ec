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

type Draft = ReturnType<typeof createDraft>

declare global {
  interface Window {
    /** The drafts of this page, keyed by their storage. The inline script and React share them. */
    drafts?: Record<string, Draft>
  }
}

/**
 * Creates the one owner of a form's draft. It reads the fields of the page whenever they change and when the page is
 * left, before and after React. It uses session storage, not local storage, because the phone may be shared. If storage
 * is denied or full, the page keeps the draft in memory.
 */
const createDraft = ({ key, linkedId, takesNewLink }: DraftOptions) => {
  /** The draft in the format of the storage. */
  let memory: string | null = null

  /** Returns the value in the query string. */
  const getLink = (): string | null => new URLSearchParams(location.search).get(linkedId)

  /** Returns the fields of the form, if it is on the page. */
  const listFields = (): (HTMLInputElement | HTMLSelectElement)[] =>
    document.querySelector(`form #${linkedId}`)
      ? [...document.querySelectorAll<HTMLInputElement>("form :is(input,select,textarea)[id]")]
      : []

  /** Returns the draft, or an empty object if there is none or it is too old. */
  const read = (): Stored => {
    try {
      memory ??= sessionStorage.getItem(key)
    } catch {
      // Refused.
    }
    try {
      const stored: Stored = JSON.parse(memory ?? "{}")
      return Math.abs(Date.now() - Number(stored.at)) < draftMs ? stored : {}
    } catch {
      return {}
    }
  }

  /** Stores the draft, or removes it if nothing was typed and there is no confirmation. */
  const write = (draft: Stored): void => {
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
  }

  /** Returns the link's value if its field offers it, unless what is in the draft takes precedence. */
  const getLinked = (): string | undefined => {
    const link = getLink()
    const field = listFields().find(({ id }) => id === linkedId)
    if (!link || !field) return undefined
    if ("options" in field && !Array.from(field.options, ({ value }) => value).includes(link)) return undefined
    const { [linkedId]: drafted, linked } = read()
    return !drafted || (takesNewLink && link !== linked) ? link : undefined
  }

  /** What the fields showed when the draft was cleared: they are emptied a moment later. */
  let cleared = ""

  const describeFields = (): string => JSON.stringify(listFields().map(({ value }) => value))

  /** Keeps what is in the fields. The hour begins anew only when something has changed. */
  const save = (): void => {
    if (describeFields() === cleared) return
    cleared = ""
    const stored = read()
    const changed = listFields().filter(({ id, value }) => value !== (stored[id] ?? ""))
    if (changed.length) write({ ...stored, ...Object.fromEntries(changed.map(({ id, value }) => [id, value])) })
  }

  for (const event of ["input", "change", "pagehide"]) addEventListener(event, save)

  return {
    /** Returns the values of the fields, keyed by id, and the rest of the draft. A link's value may replace a field's. */
    read: (): Stored => {
      const linked = getLinked()
      return { ...read(), ...(linked && { [linkedId]: linked }) }
    },
    /** Forgets what was typed, and keeps `done`, the values of a completed submission. */
    clear: (done?: object): void => {
      cleared = describeFields()
      write({ done })
    },
    /** Changes parts of the draft. */
    change: (part: Stored): void => write({ ...read(), ...part }),
    save,
    /** Fills in the empty fields. Typed text is never overwritten. */
    fillIn: (): void => {
      const stored = { ...read(), [linkedId]: getLinked() ?? read()[linkedId] }
      for (const field of listFields()) if (!field.value) field.value = String(stored[field.id] ?? "")
    },
    /** Returns whether there was a draft that is too old by now. */
    isOver: (): boolean => memory !== null && !read().at,
  }
}

/** Returns the draft of a form. The first caller on a page creates it. */
export const openDraft = (options: DraftOptions): Draft => {
  const drafts = (window.drafts ??= {})
  return (drafts[options.key] ??= createDraft(options))
}
