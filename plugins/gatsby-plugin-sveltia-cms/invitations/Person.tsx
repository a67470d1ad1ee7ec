import { useState } from "react"
import type { Editor } from "./editors"

interface Props {
  editor: Editor
  /** Time of the last change, if there was one. */
  lastChange: string | undefined
  isBusy: boolean
  onInvite: () => void
  onRemove: () => void
}

const formatDay = (day: string): string =>
  new Date(day).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" })

const describe = ({ devices, invitation }: Editor): string => {
  const [first] = devices.map(({ day }) => day).toSorted()
  const signedIn = first
    ? `Since ${formatDay(first)}, on ${devices.length === 1 ? "one device" : `${devices.length} devices`}.`
    : "Not signed in on any device."
  return invitation ? `${signedIn} Invited on ${formatDay(invitation.day)}: the link is not used yet.` : signedIn
}

/** Shows a person who was invited, and asks once before removing the person. */
export const Person = ({ editor, lastChange, isBusy, onInvite, onRemove }: Props) => {
  const { name } = editor
  const [isAsking, setIsAsking] = useState(false)
  return (
    <li>
      <h3>{name}</h3>
      <p>{describe(editor)}</p>
      <p>{lastChange ? `Last change on ${formatDay(lastChange)}.` : "No recent change."}</p>
      {isAsking ? (
        <>
          <p>
            Remove {name}? A minute later, {name} cannot edit any more on any device. What {name} has published stays.
          </p>
          <button type="button" className="primary" disabled={isBusy} onClick={onRemove}>
            Remove {name}
          </button>
          <button type="button" onClick={() => setIsAsking(false)}>
            Keep
          </button>
        </>
      ) : (
        <>
          <button type="button" disabled={isBusy} aria-label={`Invite ${name} again`} onClick={onInvite}>
            Invite again
          </button>
          <button type="button" disabled={isBusy} aria-label={`Remove ${name}`} onClick={() => setIsAsking(true)}>
            Remove
          </button>
        </>
      )}
    </li>
  )
}
