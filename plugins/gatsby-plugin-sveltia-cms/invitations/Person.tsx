import { Devices } from "./Devices"
import type { Editor } from "./editors"
import { formatDay } from "./formatDay"
import { PersonActions } from "./PersonActions"

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

/** Shows a person who was invited, with the actions of an owner. */
export const Person = ({ editor, lastChange, isBusy, onInvite, onSignOut, onRemove }: Props) => {
  const { name, devices, pressedAgain } = editor
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
      <PersonActions
        name={name}
        isSignedIn={devices.length > 0}
        isBusy={isBusy}
        onInvite={onInvite}
        onRemove={onRemove}
      />
    </li>
  )
}
