import { useState } from "react"
import { type ChangeActions, ChangeItem } from "./ChangeItem"
import { type Source, useChanges } from "./useChanges"
import { describePublications } from "./words"

interface Props {
  source: Source
  /** The form or group that the list is filtered by. */
  choice: string
  actions: ChangeActions
}

/** Shows the changes that match the filter, newest first and a few at a time. */
export const ChangeList = ({ source, choice, actions }: Props) => {
  const { site } = source
  const { shown, states, problem, readMore } = useChanges(source, choice)
  const [isReading, setIsReading] = useState(false)
  const newest = shown?.changes.find(({ isDraft }) => !isDraft)?.id
  const canWrite = shown?.repository.canWrite
  const showMore = (): void => {
    setIsReading(true)
    void readMore().finally(() => setIsReading(false))
  }
  return (
    <>
      <p role="status">{!shown && !problem && "The changes are being read."}</p>
      <p role="alert" className="problem">
        {problem}
      </p>
      {shown && <p>{describePublications(shown.repository.publications, site.monthlyPublications)}</p>}
      {canWrite === false && <p>You can read this list. To take something back you need the right to save.</p>}
      {shown?.changes.length === 0 && <p>Nothing has been changed here yet.</p>}
      <ol>
        {shown?.changes.map(change => (
          <ChangeItem
            key={change.id}
            change={change}
            clock={site.clock}
            state={states.get(change.id)}
            isNewest={change.id === newest}
            actions={canWrite ? actions : undefined}
          />
        ))}
      </ol>
      {shown?.hasMore && (
        <button type="button" disabled={isReading} onClick={showMore}>
          Show earlier changes
        </button>
      )}
    </>
  )
}
