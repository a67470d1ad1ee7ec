import { type Field, type Problem } from "../../gatsby-plugin-content-model"
import { type Path, getChildField } from "../../gatsby-plugin-content-model/forms"
import { capitalize } from "../../gatsby-plugin-content-model/json"
import { nameLanguageInEnglish } from "../../gatsby-plugin-content-model/translations"
import { nameFields } from "./nameFields"
import type { Forms } from "../options"

/** Returns the labels of the field at `path` and its groups. */
export const getLabels = (file: Field | undefined, path: Path): string => {
  let field = file
  let labels: string[] = []
  for (const [position, key] of path.entries()) {
    field = getChildField(field, key)
    if (typeof key === "string") labels.push(field?.label ?? key)
    // The list entry is named separately.
    else if (position < path.length - 1) labels = []
  }
  return labels.join(" › ")
}

/**
 * Returns the form of a file such as `fees.json` or `pt/fees.json`, its language, and the form’s fields that it has. A
 * file without a form has neither form nor fields.
 */
export const findForm = ({ files, translations }: Forms, file: string) => {
  const [, language, name = ""] = /^(?:([^/]+)\/)?([^/]+)\.json$/.exec(file) ?? []
  const find = (fields: Forms["files"]) => new Map(Object.entries(fields)).get(name)
  return { name, language, form: find(files), fields: find(language ? translations : files) }
}

/** Returns the labels of a problem's form, entry, groups and field. `form` is the form that is open. */
const describeParts = (forms: Forms, form: string, { file, entry, path = [] }: Omit<Problem, "message">) => {
  const { name, language, fields } = findForm(forms, file)
  const entryLabel = [
    name === form ? "" : fields?.label,
    fields && language && `${nameLanguageInEnglish(language)} (choose it at the top of the form)`,
    entry,
  ].filter(Boolean)
  return { fields, entryLabel: entryLabel.join(", "), labels: getLabels(fields, path) }
}

/** Describes a field of the forms: “Home page, slide 1 “Care”: “Title””. */
export const describeField = (forms: Forms, problem: Omit<Problem, "message">): string => {
  const { entryLabel, labels } = describeParts(forms, "", problem)
  return `${entryLabel}: “${labels}”`
}

const describeProblem = (forms: Forms, form: string, problem: Problem): string => {
  const { fields, entryLabel, labels } = describeParts(forms, form, problem)
  const words = nameFields(forms, fields, problem.path ?? [], problem.message)
  // A problem of a whole file follows the name of its form.
  if (!fields || !problem.path)
    return `${entryLabel || (fields?.label ?? `“${forms.folder}/${problem.file}”`)} ${words}`
  return capitalize(`${entryLabel}${entryLabel ? ": " : ""}${labels && `“${labels}” `}${words}`)
}

const remedy =
  "Other forms need what is removed or renamed here. Change them first and publish them, then make this change. If only a title is new, write the earlier “Anchor” instead."

/**
 * Describes the problems of a form, and those that it causes in others, with the forms’ labels. Without a form, all
 * problems are in others, and no form has caused them.
 */
export const describeProblems = (forms: Forms, form: string, problems: readonly Problem[]): string[] => {
  const isOwn = ({ file }: Problem): boolean => findForm(forms, file).name === form
  const describe = (problem: Problem): string => describeProblem(forms, form, problem)
  const others = problems.filter(problem => !isOwn(problem))
  return [...problems.filter(isOwn).map(describe), ...(form && others.length ? [remedy] : []), ...others.map(describe)]
}

/** Returns the labels of the forms of these files, each once. Files without a form are left out. */
export const listForms = (forms: Forms, files: readonly string[]): string[] => [
  ...new Set(files.flatMap(file => findForm(forms, file).fields?.label ?? [])),
]

/** Returns whether a form shows the field of a problem. */
export const hasForm = (forms: Forms, { file }: Problem): boolean => findForm(forms, file).fields !== undefined
