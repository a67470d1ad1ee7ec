import type { Editor } from "../options"
import { registerControl } from "./registerControl"

interface IconChoiceProps extends Pick<Editor, "drawIcon"> {
  value: unknown
  icons: readonly string[]
  id: string
  onChange: (value: string) => void
}

/**
 * Shows the icons to choose from as pictures. Each has its name for screen readers, and the chosen one also shows it.
 */
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

/** Registers the control for icons. */
export const registerIconChoice = (drawIcon: Editor["drawIcon"]): void =>
  registerControl("icon-choice", ({ value, field: { icons }, forID, onChange }) => (
    <IconChoice
      value={value}
      icons={Array.isArray(icons) ? icons.map(String) : []}
      drawIcon={drawIcon}
      id={forID}
      onChange={onChange}
    />
  ))
