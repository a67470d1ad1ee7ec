import { useEffect, useRef, useState } from "react"
import type { AskConflicts } from "../merging/askConflicts"
import { getHelpUrl } from "../help/helpLinks"
import type { Forms } from "../options"
import { ChangeList } from "./ChangeList"
import { allPictures, everything } from "./readChanges"
import { Review } from "./Review"
import type { Session } from "./watchSession"
import type { Source } from "./useChanges"
import { useRevert } from "./useRevert"

interface Props {
  session: Session
  source: Source
  ask: AskConflicts
  /** Name of the open form; empty if none is open. */
  form: string
  onPublished: () => void
  onClose: () => void
}

const listChoices = ({ files }: Forms): readonly (readonly [value: string, label: string])[] => [
  [everything, "All forms and pictures"],
  [allPictures, "Pictures"],
  ...Object.entries(files).map(([name, { label }]) => [name, label] as const),
]

/** Lets the user choose whose changes are listed. */
const Choice = ({ forms, value, onChoose }: { forms: Forms; value: string; onChoose: (value: string) => void }) => (
  <label>
    Changes of
    <select value={value} onChange={({ target }) => onChoose(target.value)}>
      {listChoices(forms).map(([choice, label]) => (
        <option key={choice} value={choice}>
          {label}
        </option>
      ))}
    </select>
  </label>
)

const Footer = ({ onClose }: Pick<Props, "onClose">) => (
  <footer>
    <button type="button" onClick={onClose}>
      Close
    </button>
    <a href={getHelpUrl("history")} target="_blank">
      Help
    </a>
  </footer>
)

/** Shows “Earlier versions”: the changes of one form, of all forms, or of the pictures, with the actions on each. */
export const History = ({ session, source, ask, form, onPublished, onClose }: Props) => {
  const { archive, site } = source
  const [choice, setChoice] = useState(Object.hasOwn(site.forms.files, form) ? form : everything)
  const [published, setPublished] = useState(0)
  const top = useRef<HTMLHeadingElement>(null)
  const { reviewed, ...actions } = useRevert({
    session,
    archive,
    clock: site.clock,
    ask,
    onPublished: () => {
      setPublished(published + 1)
      onPublished()
    },
  })
  useEffect(() => {
    if (!reviewed) top.current?.focus()
  }, [reviewed])
  if (reviewed)
    return (
      <Review
        reviewed={reviewed}
        problem={actions.problem}
        readPicture={archive.readPicture}
        isBusy={actions.isBusy}
        onPublish={actions.publish}
        onCancel={actions.cancel}
      />
    )
  const isForm = choice !== everything && choice !== allPictures
  return (
    <>
      <h2 id="history-heading" ref={top} tabIndex={-1}>
        Earlier versions
      </h2>
      <div className="body">
        <Choice forms={site.forms} value={choice} onChoose={setChoice} />
        <p role="status">{actions.isBusy ? "One moment." : actions.news}</p>
        <p role="alert" className="problem">
          {actions.problem}
        </p>
        <ChangeList
          key={`${choice} ${published}`}
          source={source}
          choice={choice}
          actions={{
            revert: actions.revert,
            revertRemoval: actions.revertRemoval,
            revertForm: isForm ? change => actions.revertForm(choice, change) : undefined,
          }}
        />
      </div>
      <Footer onClose={onClose} />
    </>
  )
}
