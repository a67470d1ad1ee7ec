import { type FormEvent, useRef, useState } from "react"
import type { Github } from "../door/github"
import { invite, inviteAgain, removeDevice, removeEditor } from "./editors"
import { Link } from "./Link"
import { Person } from "./Person"
import { usePeople } from "./usePeople"

interface InviteFormProps {
  isBusy: boolean
  /** Called with the name. It calls `onDone` when the person is on the list. */
  onInvite: (name: string, onDone: () => void) => void
}

const InviteForm = ({ isBusy, onInvite }: InviteFormProps) => {
  const [name, setName] = useState("")
  const add = (event: FormEvent): void => {
    event.preventDefault()
    onInvite(name.replaceAll(/\s+/g, " ").trim(), () => setName(""))
  }
  return (
    <form onSubmit={add}>
      <label>
        First name
        <input
          value={name}
          required
          maxLength={60}
          autoComplete="off"
          onChange={event => setName(event.target.value)}
        />
      </label>
      <button type="submit" className="primary" disabled={isBusy}>
        Invite
      </button>
    </form>
  )
}

interface Props {
  github: Github
  /** URL of the editor. */
  page: string
  onClose: () => void
}

/** Shows who was invited to edit, with the actions of an owner. */
export const People = ({ github, page, onClose }: Props) => {
  const { editors, lastChanges, link, isBusy, problem, news, send, change } = usePeople(github, page)
  const top = useRef<HTMLHeadingElement>(null)
  const goUp = (): void => top.current?.focus()
  const signOut = (device: string, name: string): Promise<void> =>
    change(
      `sign ${name} out on a device`,
      known => removeDevice(known, device),
      `${name} was signed out on that device.`,
      goUp
    )
  const remove = (id: string, name: string): Promise<void> =>
    change(`remove ${name}`, known => removeEditor(known, id), `${name} was removed.`, goUp)

  return (
    <>
      <h2 id="people-heading" ref={top} tabIndex={-1}>
        People
      </h2>
      <div className="body">
        <p>These people edit the site without a GitHub account. Changes are listed under their names.</p>
        <InviteForm
          isBusy={isBusy}
          onInvite={(name, onDone) => void send(name, known => invite(known, name), onDone)}
        />
        <p role="status">{isBusy || (!editors && !problem) ? "One moment." : news}</p>
        <p role="alert" className="problem">
          {problem}
        </p>
        {link && <Link key={link.url} {...link} />}
        {editors?.length === 0 && <p>Nobody was invited yet.</p>}
        <ol>
          {editors?.map(editor => (
            <Person
              key={editor.id}
              editor={editor}
              lastChange={lastChanges.get(editor.id)}
              isBusy={isBusy}
              onInvite={isStolen => void send(editor.name, known => inviteAgain(known, editor.id, isStolen))}
              onSignOut={device => void signOut(device, editor.name)}
              onRemove={() => void remove(editor.id, editor.name)}
            />
          ))}
        </ol>
      </div>
      <footer>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </footer>
    </>
  )
}
