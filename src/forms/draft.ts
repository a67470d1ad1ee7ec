import { appointmentDraftKey, contactDraftKey, draftMs, serviceParameter, subjectId } from "../inline/contract"
import type { AppointmentRequest } from "./appointmentFields"
import type { ContactMessage } from "./contactFields"

interface Draft<Name extends string> {
  read: () => Partial<Record<Name, string>>
  /** What a delivery that is done has said is about these values, until the visitor closes it. */
  readDone: () => Partial<Record<Name, string>> | undefined
  /** Whether the page was closed while it was being sent, so that nobody knows whether it arrived. */
  wasInterrupted: () => boolean
  /** The value that a link had filled in when the draft was written. */
  readLinkedThen: () => string | null
  write: (
    values: Record<Name, string>,
    more?: { sending?: boolean; done?: Partial<Record<Name, string>> | undefined }
  ) => void
}

const readObject = (value: unknown): object => (typeof value === "object" && value !== null ? value : {})

/**
 * What a visitor has typed into a form, kept in this tab until it is sent, removed by hand, or an hour old. Session storage, not
 * local: the phone may be shared. Where storage is refused, the form works without a draft.
 */
const createDraft = <Name extends string>(
  key: string,
  names: readonly Name[],
  /** The value that the address asks for. */
  readLinked: () => string | null
): Draft<Name> => {
  const isName = (name: string): name is Name => names.some(known => known === name)
  const readStored = (): object => {
    try {
      const stored = readObject(JSON.parse(sessionStorage.getItem(key) ?? "{}"))
      const at: unknown = Reflect.get(stored, "at")
      return typeof at === "number" && Math.abs(Date.now() - at) < draftMs ? stored : {}
    } catch {
      return {}
    }
  }
  const pick = (stored: object): Partial<Record<Name, string>> => {
    const values: Partial<Record<Name, string>> = {}
    for (const [name, value] of Object.entries(stored))
      if (isName(name) && typeof value === "string") values[name] = value
    return values
  }
  return {
    read: () => pick(readStored()),
    readDone: () => {
      const done: unknown = Reflect.get(readStored(), "done")
      return done === undefined ? undefined : pick(readObject(done))
    },
    wasInterrupted: () => Reflect.get(readStored(), "sending") === true,
    readLinkedThen: () => {
      const linked: unknown = Reflect.get(readStored(), "linked")
      return typeof linked === "string" ? linked : null
    },
    write: (values, { sending = false, done } = {}) => {
      try {
        const linked = readLinked()
        // What a link has filled in is no draft.
        const isTyped = Object.values(values).some(value => value && value !== linked)
        if (isTyped || done)
          sessionStorage.setItem(
            key,
            JSON.stringify({
              ...(isTyped && values),
              ...(linked && { linked }),
              ...(sending && { sending }),
              done,
              at: Date.now(),
            })
          )
        else sessionStorage.removeItem(key)
      } catch {
        // No storage, no draft.
      }
    },
  }
}

const readParameter = (name: string): string | null => new URLSearchParams(window.location.search).get(name)

/** Returns the subject that the address asks for: `/contact/?subject=…`. */
export const readLinkedSubject = (): string | null => readParameter(subjectId)

/** Returns the service that the address asks for: `/appointment/?service=…`. */
export const readLinkedService = (): string | null => readParameter(serviceParameter)

/** The unsent contact message, and whether the page says that one was sent. */
export const messageDraft = createDraft<keyof ContactMessage>(
  contactDraftKey,
  ["name", "email", "subject", "message"],
  readLinkedSubject
)

/** The unfinished appointment request, and the one that the confirmation is about. */
export const requestDraft = createDraft<keyof AppointmentRequest>(
  appointmentDraftKey,
  ["firstName", "lastName", "email", "phone", "service", "place", "date", "time", "notes"],
  readLinkedService
)
