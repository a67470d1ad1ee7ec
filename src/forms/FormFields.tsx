import { type ChangeEventHandler, type FocusEventHandler, type MouseEvent, useEffect, useState } from "react"
import styled from "styled-components"
import { countCharacters } from "../../plugins/gatsby-plugin-content-model/browser"
import { ActionLink } from "../components/ActionLink"
import { LinkedText } from "../components/LinkedText"
import { Icon } from "../components/Icon"
import { Box, Split } from "../components/primitives"
import { breakpoints } from "../styles/tokens"
import { useWords } from "../words/useWords"
import { fill, formatNumber } from "../words/words"
import { type FieldDefinition, getUtcToday } from "./fields"

/** Advice on a value that is accepted but may be wrong. */
interface Advice {
  text: string
  /** Applies the advice, if a single press can do that. */
  onTake?: () => void
}

type ControlElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export interface FieldState {
  name: string
  value: string
  error: string | undefined
  advice: Advice | undefined
  /** Whether the field is read-only because the form is being sent. It can still be selected and focused. */
  isLocked: boolean
  onChange: ChangeEventHandler<ControlElement>
  onBlur: FocusEventHandler<ControlElement>
}

/** An option of a `select`: its value, and its label on the page. */
export interface Option {
  readonly value: string
  readonly title: string
}

/** A form in a raised box. Fields with `data-half` share a row if there is room; short ones need less of it. */
export const FormFrame = styled(Box).attrs({ as: "form", $gap: "1.25rem var(--gap)" })`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(9.25rem, 34%)), 1fr));
  > :not([data-half="short"]) {
    grid-column: 1 / -1;
  }
  ${breakpoints.tablet} {
    > [data-half] {
      grid-column: auto;
    }
  }
`

/** Columns of the form and the cards beside it. */
export const FormColumns = styled(Split).attrs({ $gap: "var(--gap)", $stretch: true })`
  padding: 0 var(--page-margin) calc(var(--section-space) * 0.6);
`

interface FormFieldProps {
  definition: FieldDefinition
  field: FieldState
  /** Whether the control has a `name` and is sent if the form is submitted without scripts. */
  isNamed: boolean
  min?: string
  options?: readonly Option[]
}

const Field = styled.div`
  label {
    display: block;
    margin-bottom: 0.375rem;
    font-weight: 600;
  }
  label span {
    color: var(--text-muted);
    font-weight: normal;
  }
  input,
  select,
  textarea {
    width: 100%;
    min-height: 3rem;
    padding: 0.625rem 0.875rem;
    border: 1.5px solid var(--control-border);
    border-radius: var(--radius-small);
    background: var(--surface-raised);
    color: var(--text);
  }
  textarea {
    display: block;
    resize: vertical;
    line-height: 1.5;
  }
  ::placeholder {
    color: var(--text-muted);
    opacity: 1;
  }
  [aria-invalid="true"] {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }
  [readonly],
  [aria-readonly="true"] {
    background: var(--surface-sunk);
    cursor: progress;
  }
  [aria-readonly="true"] {
    pointer-events: none;
  }
  input:focus-visible,
  select:focus-visible,
  textarea:focus-visible {
    outline-offset: 1px;
    border-radius: var(--radius-small);
  }
`

const Hint = styled.p`
  margin: 0.375rem 0;
  font-size: var(--text-small);
  line-height: 1.5;
  color: var(--text-muted);
`

const FieldFooter = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  font-size: var(--text-small);
  line-height: 1.5;
  color: var(--text-muted);
  > :not(:empty) {
    margin-top: 0.375rem;
  }
`

const FieldError = styled.p`
  display: flex;
  gap: 0.375rem;
  color: var(--danger);
  font-weight: 600;
  svg {
    margin-top: 0.15em;
  }
`

/** Types of fields that can have advice. It is a live region, because the focus may be elsewhere. */
const mayBeAdvised: ReadonlySet<string> = new Set(["email", "tel", "date", "select"])

const AdviceText = styled.div`
  color: var(--text);
`

const Count = styled.span<{ $over: boolean }>`
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
  color: ${({ $over }) => ($over ? "var(--danger)" : "inherit")};
`

interface ControlProps extends FormFieldProps {
  isRequired: boolean
  /** Ids of the hint and the messages. */
  describedBy: string | undefined
}

/** Shows the control of a field: a list, a box for a longer text, or one line. */
const Control = ({ definition, field, isNamed, min, options, isRequired, describedBy }: ControlProps) => {
  const { type = "text", autoComplete, placeholder, rows } = definition
  const { name: id, value, error, isLocked, onChange, onBlur } = field
  const { chooseOne } = useWords("form")
  const shared = {
    id,
    name: isNamed ? id : undefined,
    value,
    onChange,
    onBlur,
    required: isRequired,
    autoComplete,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": describedBy,
  }
  if (type === "select")
    // A `select` has no `readonly`: the form ignores changes of it, and a press does not open it.
    return (
      <select {...shared} aria-readonly={isLocked || undefined}>
        <option value="">{chooseOne}</option>
        {options?.map(({ value: known, title }) => (
          <option key={known} value={known}>
            {title}
          </option>
        ))}
      </select>
    )
  if (type === "textarea") return <textarea {...shared} readOnly={isLocked} rows={rows} placeholder={placeholder} />
  return (
    <input
      {...shared}
      readOnly={isLocked}
      type={type}
      min={min}
      // Years have four digits at most: compared as text, longer ones would come before today.
      max={type === "date" ? "9999-12-31" : undefined}
      placeholder={placeholder}
    />
  )
}

/** Shows advice, which a press applies if it can. `id` is the id of the control. */
const AdviceLine = ({ id, text, onTake }: Advice & { id: string }) =>
  onTake ? (
    <ActionLink
      as="button"
      type="button"
      onClick={({ detail }: MouseEvent) => {
        onTake()
        // Not after a touch: the field would open the on-screen keyboard.
        if (detail === 0) document.getElementById(id)?.focus()
      }}
    >
      {text}
    </ActionLink>
  ) : (
    <LinkedText>{text}</LinkedText>
  )

/**
 * Shows a label, a control and the messages about it. Error and counter are associated with the control
 * (WCAG 1.3.1, 3.3.1).
 */
const FormField = (props: FormFieldProps) => {
  const { label, type = "text", hint, limit, half, required } = props.definition
  const { name: id, value, error, advice } = props.field
  const words = useWords("form")
  const [noteId, hintId] = [`${id}-note`, `${id}-hint`]
  const counterFrom = (limit ?? Infinity) * 0.8
  // A short text is not counted at each key.
  const length = value.length > counterFrom ? countCharacters(value) : 0
  const hasCounter = limit !== undefined && length > counterFrom
  const isRequired = required !== undefined
  const describedBy = [hint && hintId, (error || hasCounter || advice) && noteId].filter(Boolean).join(" ") || undefined
  const hintLine = hint && (
    <Hint id={hintId}>
      <LinkedText>{hint}</LinkedText>
    </Hint>
  )
  return (
    <Field data-half={half}>
      <label htmlFor={id}>
        {label}
        {!isRequired && <span>{` ${words.optional}`}</span>}
      </label>
      {type === "textarea" && hintLine}
      <Control {...props} isRequired={isRequired} describedBy={describedBy} />
      {type !== "textarea" && hintLine}
      <FieldFooter id={noteId}>
        {error && (
          <FieldError>
            <Icon name="circle-alert" />
            <span>{error}</span>
          </FieldError>
        )}
        {mayBeAdvised.has(type) && (
          <AdviceText aria-live="polite">
            {advice && (!error || advice.onTake) && <AdviceLine id={id} {...advice} />}
          </AdviceText>
        )}
        {hasCounter && (
          <Count $over={length > limit}>
            {fill(words.characters, {
              count: formatNumber(length, words.thousands),
              limit: formatNumber(limit, words.thousands),
            })}
          </Count>
        )}
      </FieldFooter>
    </Field>
  )
}

/** Returns whether somebody has begun to type a date. Chromium empties such a field when its minimum changes. */
const isDateBegun = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>("input[type=date]")].some(
    field => field === document.activeElement || field.validity.badInput
  )

interface FormFieldsProps<Name extends string> {
  fields: Readonly<Record<Name, FieldDefinition>>
  field: (name: Name) => FieldState
  /** Options of each `select`, keyed by field. */
  options?: Readonly<Partial<Record<Name, readonly Option[]>>>
  /** Whether the controls have names and are sent if the form is submitted without scripts. */
  isNamed?: boolean
}

/** Shows all fields of a form, from its table. */
export const FormFields = <Name extends string>({ fields, field, options, isNamed = false }: FormFieldsProps<Name>) => {
  const [today, setToday] = useState<string>()
  useEffect(() => {
    // Without a minimum, the rules still find a past day.
    // oxlint-disable-next-line react/set-state-in-effect -- in the HTML it would be the day of the build
    if (!isDateBegun()) setToday(getUtcToday())
  }, [])
  const isName = (name: string): name is Name => name in fields
  return Object.keys(fields)
    .filter(isName)
    .map(name => (
      <FormField
        key={name}
        definition={fields[name]}
        field={field(name)}
        isNamed={isNamed}
        min={fields[name].type === "date" ? today : undefined}
        options={options?.[name]}
      />
    ))
}
