import { registerFieldType } from "@sveltia/cms"
import { parseNumber } from "./parseNumber"

interface ControlProps {
  value: unknown
  forID: string
  /** Class of the editor’s other text boxes. */
  classNameWrapper: string
  onChange: (value: number | string) => void
}

/**
 * Registers the control for numbers. Sveltia CMS’s own control empties its box at each character that makes the text
 * invalid, such as a comma, so that the rest of the input becomes the number. This one keeps the text as it is typed.
 */
export const registerPlainNumber = (): void =>
  registerFieldType("plain-number", ({ value, forID, classNameWrapper, onChange }: ControlProps) =>
    window.createElement("input", {
      id: forID,
      className: classNameWrapper,
      inputMode: "decimal",
      autoComplete: "off",
      "aria-labelledby": `${forID}-label`,
      ref: node => {
        if (node && node !== document.activeElement) node.value = String(value ?? "")
      },
      onChange: ({ currentTarget }) => onChange(parseNumber(currentTarget.value)),
    })
  )
