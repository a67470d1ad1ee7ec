import { useId } from "react"
import { ChangeFiles } from "./ChangeFiles"
import type { FileChange, Line } from "./describeFiles"
import type { Site } from "../options"
import type { Change } from "./readChanges"
import type { State } from "./readStates"
import { formatMoment } from "../formatMoment"
import { describeState } from "./words"

/** Actions on a change; left out if the user may not write. */
export interface ChangeActions {
  revert: (change: Change) => void
  revertRemoval: (change: Change, file: FileChange, line: Line) => void
  /** Restores the form to its state after the change; left out if no form is chosen. */
  revertForm?: ((change: Change) => void) | undefined
}

interface Props {
  change: Change
  clock: Site["clock"]
  state: State | undefined
  /** Whether it is the newest change, so that there is nothing to restore. */
  isNewest: boolean
  actions: ChangeActions | undefined
}

const ChangeState = ({ kind, reasons }: { kind: keyof typeof describeState; reasons: readonly string[] }) => (
  <>
    <p className={`state ${kind}`}>{describeState[kind]}</p>
    {reasons.length > 0 && (
      <ul className="reasons">
        {reasons.map(reason => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    )}
  </>
)

/** Shows a change: time, author, publication state, differences, and actions. */
export const ChangeItem = ({ change, clock, state, isNewest, actions }: Props) => {
  const id = useId()
  const { date, author, isDraft, isFirst, message, files } = change
  const canAct = actions !== undefined && !isDraft
  return (
    <li>
      <h3 id={id}>
        <time dateTime={date}>{formatMoment(date, clock)}</time>, {author}
      </h3>
      {isDraft ? <ChangeState kind="draft" reasons={[]} /> : state && <ChangeState {...state} />}
      {message && <p className="message">{message}</p>}
      {isFirst ? (
        <p>The first version of the content.</p>
      ) : files.length ? (
        <ChangeFiles
          files={files}
          heading="h4"
          onRevertRemoval={canAct ? (file, line) => actions.revertRemoval(change, file, line) : undefined}
        />
      ) : (
        <p>Nothing in the content was changed.</p>
      )}
      {canAct && (
        <p className="actions">
          {!isFirst && files.length > 0 && (
            <button type="button" aria-describedby={id} onClick={() => actions.revert(change)}>
              Take back
            </button>
          )}
          {actions.revertForm && !isNewest && (
            <button type="button" aria-describedby={id} onClick={() => actions.revertForm?.(change)}>
              Bring the form back as it was then
            </button>
          )}
        </p>
      )}
    </li>
  )
}
