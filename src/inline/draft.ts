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

/** Returns the value of a key in the query string. */
const getLink = (key: string): string | null => new URLSearchParams(location.search).get(key)

/** Returns the fields of the form that has a field with this id, if it is on the page. */
const listFields = (id: string): (HTMLInputElement | HTMLSelectElement)[] =>
  document.querySelector(`form #${id}`)
    ? [...document.querySelectorAll<HTMLInputElement>("form :is(input,select,textarea)[id]")]
    : []

/** Returns whether a field can have a value: a list has the values of its options. */
const offers = (field: HTMLInputElement | HTMLSelectElement, value: string): boolean =>
  !("options" in field) || Array.from(field.options, option => option.value).includes(value)

/** Returns the draft in a text of the storage, or an empty object if there is none or it is too old. */
const parse = (text: string | null): Stored => {
  try {
    const stored: Stored = JSON.parse(text ?? "")
    return Math.abs(Date.now() - Number(stored.at)) < draftMs ? stored : {}
  } catch {
    return {}
  }
}

/** Returns the draft as a text for the storage, or null if nothing was typed and there is no confirmation. */
const format = (draft: Stored): string | null =>
  // A value that came from a link is not a draft.
  draft.done || Object.values(draft).some(value => typeof value === "string" && value && value !== draft.linked)
    ? JSON.stringify(draft)
    : null

const load = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    // Refused.
    return null
  }
}

const store = (key: string, text: string | null): void => {
  try {
    if (text) sessionStorage.setItem(key, text)
    else sessionStorage.removeItem(key)
  } catch {
    // Refused.
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

  const read = (): Stored => parse((memory ??= load(key)))

  const write = (draft: Stored): void => {
    memory = format({ ...draft, linked: getLink(linkedId), at: Date.now() })
    store(key, memory)
  }

  /** Returns the draft. The link's value may replace a field's, unless what is in the draft takes precedence. */
  const readWithLink = (): Stored => {
    const draft = read()
    const link = getLink(linkedId)
    const field = link && listFields(linkedId).find(({ id }) => id === linkedId)
    const isUsed = !draft[linkedId] || (takesNewLink && link !== draft.linked)
    return field && isUsed && offers(field, link) ? { ...draft, [linkedId]: link } : draft
  }

  /** What the fields showed when the draft was cleared: they are emptied a moment later. */
  let cleared = ""

  const describeFields = (): string => JSON.stringify(listFields(linkedId).map(({ value }) => value))

  /** Keeps what is in the fields. The hour begins anew only when something has changed. */
  const save = (): void => {
    if (describeFields() === cleared) return
    cleared = ""
    const stored = read()
    const changed = listFields(linkedId).filter(({ id, value }) => value !== (stored[id] ?? ""))
    if (changed.length) write({ ...stored, ...Object.fromEntries(changed.map(({ id, value }) => [id, value])) })
  }

  for (const event of ["input", "change", "pagehide"]) addEventListener(event, save)

  return {
    /** Returns the values of the fields, keyed by id, and the rest of the draft. */
    read: readWithLink,
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
      const stored = readWithLink()
      for (const field of listFields(linkedId)) if (!field.value) field.value = String(stored[field.id] ?? "")
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
