import { useState } from "react"

interface Props {
  name: string
  isSignedIn: boolean
  isBusy: boolean
  /** Called with whether somebody else has used the last link. */
  onInvite: (isStolen: boolean) => void
  onRemove: () => void
}

const InviteQuestion = ({ name, isBusy, onInvite }: Pick<Props, "name" | "isBusy" | "onInvite">) => (
  <>
    <p>
      Did {name} use the last link? If it was somebody else, every device of {name} is signed out.
    </p>
    <button type="button" className="primary" disabled={isBusy} onClick={() => onInvite(false)}>
      Yes
    </button>
    <button type="button" disabled={isBusy} onClick={() => onInvite(true)}>
      No, sign out every device
    </button>
  </>
)

const RemoveQuestion = ({ name, isBusy, onRemove }: Pick<Props, "name" | "isBusy" | "onRemove">) => (
  <>
    <p>
      Remove {name}? A minute later, {name} cannot edit any more on any device. What {name} has published stays.
    </p>
    <button type="button" className="primary" disabled={isBusy} onClick={onRemove}>
      Remove {name}
    </button>
  </>
)

/** Shows the buttons that invite a person again and remove the person. Each asks once before. */
export const PersonActions = ({ name, isSignedIn, isBusy, onInvite, onRemove }: Props) => {
  const [question, setQuestion] = useState<"invite" | "remove">()
  const inviteAgain = (isStolen: boolean): void => {
    setQuestion(undefined)
    onInvite(isStolen)
  }
  if (question)
    return (
      <>
        {question === "invite" ? (
          <InviteQuestion name={name} isBusy={isBusy} onInvite={inviteAgain} />
        ) : (
          <RemoveQuestion name={name} isBusy={isBusy} onRemove={onRemove} />
        )}
        <button type="button" onClick={() => setQuestion(undefined)}>
          Cancel
        </button>
      </>
    )
  return (
    <>
      <button
        type="button"
        disabled={isBusy}
        aria-label={`Invite ${name} again`}
        onClick={() => (isSignedIn ? setQuestion("invite") : inviteAgain(false))}
      >
        Invite again
      </button>
      <button type="button" disabled={isBusy} aria-label={`Remove ${name}`} onClick={() => setQuestion("remove")}>
        Remove
      </button>
    </>
  )
}
