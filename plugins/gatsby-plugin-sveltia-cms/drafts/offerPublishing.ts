import type { Confirm } from "../confirmIn"
import type { Step } from "../door/door"
import type { Session } from "../history/watchSession"
import type { Forms } from "../options"
import { listReady } from "./listReady"
import { describeConflicts, nameDraft, publishReady } from "./publishReady"

interface Options {
  button: HTMLElement
  forms: Forms
  getSession: () => Session | undefined
  confirm: Confirm
  /** Shows news that belongs to no form. */
  report: (message: string) => void
}

/** Number of ready drafts from which the button is shown: a single one is published in its form. */
const several = 2

const quote = (names: readonly string[]): string =>
  new Intl.ListFormat("en").format([...new Set(names)].map(name => `“${name}”`))

/**
 * Shows `button` while several drafts are ready, and publishes all of them together when it is pressed. Returns a step
 * of the door that sees when drafts change.
 */
export const offerPublishing = ({
  button,
  forms,
  getSession,
  confirm,
  report,
}: Options): Step & { look: () => void } => {
  const look = async (): Promise<void> => {
    const session = getSession()
    if (!session) return
    const { drafts } = await listReady(session.github)
    button.hidden = drafts.length < several
    button.textContent = `Publish all that is ready (${drafts.length})`
  }
  const publish = async (session: Session): Promise<void> => {
    const { drafts } = await listReady(session.github)
    const names = drafts.flatMap(draft => nameDraft(forms, session.github, draft))
    const text = `Publish ${quote(names)}? They are on the site together, a few minutes later.`
    if (!(await confirm({ text, yes: "Publish", no: "Cancel" }))) return
    const left = await publishReady(session, forms)
    // Sveltia CMS keeps what it has read.
    if (left.length === 0) window.location.reload()
    else report(describeConflicts(left))
  }
  button.addEventListener("click", () => {
    const session = getSession()
    if (!session) return
    publish(session)
      .catch((error: unknown) => report(error instanceof Error ? error.message : String(error)))
      .finally(() => void look().catch(console.error))
  })
  return {
    look: () => void look().catch(console.error),
    afterAnswer: ({ change, response }) => {
      if (change && change.kind !== "unknown" && response.ok) look().catch(console.error)
      return undefined
    },
  }
}
