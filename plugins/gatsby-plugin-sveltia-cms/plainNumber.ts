import { registerFieldType } from "@sveltia/cms"

interface ControlProps {
  value: unknown
  forID: string
  /** The look of the editor’s other text boxes. */
  classNameWrapper: string
  onChange: (value: number | string) => void
}

/** The number that is written; what is none, or may be meant as another, stays a text, and the checks refuse it. */
const parseNumber = (written: string): number | string => {
  const text = written.replaceAll(/\p{Cf}/gu, "").trim()
  return /^\d+([.,]\d{1,2})?$/.test(text) ? Number(text.replace(",", ".")) : text
}

/**
 * Registers the control for numbers. Sveltia CMS’s own empties its box at each sign that makes the text no number, such as a
 * comma: what is typed after it would become the number. This box leaves what is typed as it is.
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
