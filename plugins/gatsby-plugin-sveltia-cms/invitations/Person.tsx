import { useState } from "react"
import { Devices } from "./Devices"
import type { Editor } from "./editors"
import { formatDay } from "./formatDay"

interface Props {
  editor: Editor
  /** Time of the last change, if there was one. */
  lastChange: string | undefined
  isBusy: boolean
  /** Called with whether somebody else has used the last link. */
  onInvite: (isStolen: boolean) => void
  onSignOut: (device: string) => void
  onRemove: () => void
}

const describe = ({ devices, invitation }: Editor): string => {
  const signedIn = devices.length ? "" : "Not signed in on any device. "
  return `${signedIn}${invitation ? `Invited on ${formatDay(invitation.day)}: the link is not used yet.` : ""}`.trim()
}

/** Shows a person who was invited, and asks once before inviting the person again or removing the person. */
export const Person = ({ editor, lastChange, isBusy, onInvite, onSignOut, onRemove }: Props) => {
  const { name, devices, pressedAgain } = editor
  const [question, setQuestion] = useState<"invite" | "remove">()
  const inviteAgain = (isStolen: boolean): void => {
    setQuestion(undefined)
    onInvite(isStolen)
  }
  return (
    <li>
      <h3>{name}</h3>
      {pressedAgain && (
        <p className="problem">
          On {formatDay(pressedAgain)}, somebody pressed a link of {name} that another device had used before. Ask{" "}
          {name}: if {name} did not get in with it, somebody else has used it first. Then press “Invite again” and “No”.
        </p>
      )}
      <p>{describe(editor)}</p>
      <Devices editor={editor} isBusy={isBusy} onSignOut={onSignOut} />
      <p>{lastChange ? `Last change on ${formatDay(lastChange)}.` : "No recent change."}</p>
      {question === "remove" && (
        <>
          <p>
            Remove {name}? A minute later, {name} cannot edit any more on any device. What {name} has published stays.
          </p>
          <button type="button" className="primary" disabled={isBusy} onClick={onRemove}>
            Remove {name}
          </button>
        </>
      )}
      {question === "invite" && (
        <>
          <p>
            Did {name} use the last link? If it was somebody else, every device of {name} is signed out.
          </p>
          <button type="button" className="primary" disabled={isBusy} onClick={() => inviteAgain(false)}>
            Yes
          </button>
          <button type="button" disabled={isBusy} onClick={() => inviteAgain(true)}>
            No, sign out every device
          </button>
        </>
      )}
      {question ? (
        <button type="button" onClick={() => setQuestion(undefined)}>
          Cancel
        </button>
      ) : (
        <>
          <button
            type="button"
            disabled={isBusy}
            aria-label={`Invite ${name} again`}
            onClick={() => (devices.length ? setQuestion("invite") : inviteAgain(false))}
          >
            Invite again
          </button>
          <button type="button" disabled={isBusy} aria-label={`Remove ${name}`} onClick={() => setQuestion("remove")}>
            Remove
          </button>
        </>
      )}
    </li>
  )
}
