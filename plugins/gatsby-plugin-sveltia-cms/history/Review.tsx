import { useEffect, useRef } from "react"
import type { StoredFile } from "../door/snapshot"
import { ChangeFiles } from "./ChangeFiles"
import type { Plan } from "./plan"

/** A plan that the user is asked to confirm before it is published. */
export interface ReviewedPlan {
  heading: string
  /** Label of the button. */
  action: string
  plan: Plan
  /** Commit for which the plan was made. */
  head: string
}

interface Props {
  reviewed: ReviewedPlan
  /** The reason why publishing has failed. */
  problem: string
  readPicture: (file: StoredFile) => Promise<Blob>
  isBusy: boolean
  onPublish: () => void
  onCancel: () => void
}

/** Shows the differences from the current content, field by field, and asks for confirmation. */
export const Review = ({
  reviewed: { heading, action, plan },
  problem,
  readPicture,
  isBusy,
  onPublish,
  onCancel,
}: Props) => {
  const top = useRef<HTMLHeadingElement>(null)
  useEffect(() => top.current?.focus(), [])
  const changesNothing = plan.files.size === 0
  return (
    <>
      <h2 id="history-heading" ref={top} tabIndex={-1}>
        {heading}
      </h2>
      <div className="body">
        {changesNothing ? (
          <p>Nothing would be different from now: this was taken back already, or was changed once more since.</p>
        ) : (
          <p>This would be different from now. What others have changed since in other fields stays.</p>
        )}
        <ChangeFiles files={plan.differences} heading="h3" readPicture={readPicture} />
      </div>
      <footer>
        <p role="alert" className="problem">
          {problem}
        </p>
        {!changesNothing && (
          <button type="button" className="primary" disabled={isBusy} onClick={onPublish}>
            {action}
          </button>
        )}
        <button type="button" disabled={isBusy} onClick={onCancel}>
          {changesNothing ? "Back" : "Cancel"}
        </button>
      </footer>
    </>
  )
}
