import { registerFieldType } from "@sveltia/cms"
import type { EditorOptions } from "./options"
import { type ControlProps, renderInto } from "./renderInto"

interface IconChoiceProps extends Pick<EditorOptions, "drawIcon"> {
  value: unknown
  icons: readonly string[]
  id: string
  onChange: (value: string) => void
}

/** Chooses an icon by its picture. Each has its name for those who do not see it, and beside the chosen one. */
const IconChoice = ({ value, icons, drawIcon, id, onChange }: IconChoiceProps) => (
  <div className="icon-choice" role="radiogroup" aria-labelledby={`${id}-label`}>
    {icons.map(name => (
      <label key={name} title={name}>
        <input
          type="radio"
          name={id}
          aria-label={name}
          checked={name === value}
          onChange={() => onChange(name)}
          {...(name === (icons.includes(String(value)) ? value : icons[0]) && { id })}
        />
        <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden>
          {drawIcon(name)}
        </svg>
      </label>
    ))}
    <p>{typeof value === "string" ? value : ""}</p>
  </div>
)

/** Registers the control for icons, which is rendered into an element of Sveltia CMS's own React. */
export const registerIconChoice = (drawIcon: EditorOptions["drawIcon"]): void =>
  registerFieldType("icon-choice", ({ value, field, forID, onChange }: ControlProps) =>
    window.createElement("div", {
      ref: node => {
        const { icons } = field.toJS()
        const names = Array.isArray(icons) ? icons.map(String) : []
        if (node)
          renderInto(
            node,
            <IconChoice value={value} icons={names} drawIcon={drawIcon} id={forID} onChange={onChange} />
          )
      },
    })
  )
