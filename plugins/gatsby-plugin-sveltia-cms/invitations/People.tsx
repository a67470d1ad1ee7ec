import { type FormEvent, useEffect, useRef, useState } from "react"
import type { Github } from "../door/github"
import { explainFailure } from "../history/words"
import {
  type Editors,
  changeEditors,
  createLink,
  invite,
  inviteAgain,
  readEditors,
  removeDevice,
  removeEditor,
} from "./editors"
import { Link } from "./Link"
import { Person } from "./Person"
import { readLastChanges } from "./readLastChanges"

interface Props {
  github: Github
  /** URL of the editor. */
  page: string
  onClose: () => void
}

/** Shows who was invited to edit, with the actions of an owner. */
export const People = ({ github, page, onClose }: Props) => {
  const [editors, setEditors] = useState<Editors>()
  const [lastChanges, setLastChanges] = useState<ReadonlyMap<string, string>>(new Map())
  const [link, setLink] = useState<{ name: string; url: string }>()
  const [name, setName] = useState("")
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState("")
  const [news, setNews] = useState("")
  const top = useRef<HTMLHeadingElement>(null)

  const work = async (task: () => Promise<void>): Promise<void> => {
    setIsBusy(true)
    setProblem("")
    setNews("")
    setLink(undefined)
    await task().catch((error: unknown) => setProblem(explainFailure(error)))
    setIsBusy(false)
  }
  useEffect(() => {
    Promise.all([readEditors(github), readLastChanges(github)]).then(
      ([list, changes]) => {
        setEditors(list.editors)
        setLastChanges(changes)
      },
      (error: unknown) => setProblem(explainFailure(error))
    )
  }, [github])

  /** Writes an invitation into the list and shows its link. */
  const send = (person: string, create: (known: Editors) => ReturnType<typeof invite>): Promise<void> =>
    work(async () => {
      let secret = ""
      const changed = await changeEditors(github, `Editors: invite ${person}`, async known => {
        const invited = await create(known)
        secret = invited.secret
        return invited.editors
      })
      setEditors(changed)
      setLink({ name: person, url: createLink(page, secret) })
      setName("")
    })
  const add = (event: FormEvent): void => {
    event.preventDefault()
    const person = name.replaceAll(/\s+/g, " ").trim()
    void send(person, known => invite(known, person))
  }
  const signOut = (device: string, person: string): Promise<void> =>
    work(async () => {
      const message = `Editors: sign ${person} out on a device`
      setEditors(await changeEditors(github, message, known => removeDevice(known, device)))
      setNews(`${person} was signed out on that device.`)
      top.current?.focus()
    })
  const remove = (id: string, person: string): Promise<void> =>
    work(async () => {
      setEditors(await changeEditors(github, `Editors: remove ${person}`, known => removeEditor(known, id)))
      setNews(`${person} was removed.`)
      top.current?.focus()
    })

  return (
    <>
      <h2 id="people-heading" ref={top} tabIndex={-1}>
        People
      </h2>
      <div className="body">
        <p>These people edit the site without a GitHub account. Changes are listed under their names.</p>
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
