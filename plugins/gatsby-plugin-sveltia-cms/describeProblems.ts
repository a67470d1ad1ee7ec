import { type Field, type Path, type Problem, capitalize, getChildField } from "../gatsby-plugin-content-model"
import { nameFields } from "./nameFields"
import type { Forms } from "./options"

/** Returns the field at the end of `path` and the groups it is in, as the form calls them. */
export const getLabels = (file: Field | undefined, path: Path): string => {
  let field = file
  let labels: string[] = []
  for (const [position, key] of path.entries()) {
    field = getChildField(field, key)
    if (typeof key === "string") labels.push(field?.label ?? key)
    // The entry of the list is named beside it.
    else if (position < path.length - 1) labels = []
  }
  return labels.join(" › ")
}

/** The name of a language, as the editor says it. */
export const getLanguageName = (language: string): string =>
  new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language

/**
 * The form of a file such as `fees.json` or `pt/fees.json`, the language that it is in there, and which of the form’s fields it
 * has. A file that belongs to no form has neither.
 */
export const findForm = ({ files, translations }: Forms, file: string) => {
  const [, language, name = ""] = /^(?:([^/]+)\/)?([^/]+)\.json$/.exec(file) ?? []
  return { name, language, form: files[name], fields: (language ? translations : files)[name] }
}

/** The form and the entry of a problem, and its field with the groups that it is in, as the form `form` calls them. */
const describeParts = (forms: Forms, form: string, { file, entry, path = [] }: Omit<Problem, "message">) => {
  const { name, language, fields } = findForm(forms, file)
  const place = [
    name === form ? "" : fields?.label,
    fields && language && `${getLanguageName(language)} (choose it at the top of the form)`,
    entry,
  ].filter(Boolean)
  return { fields, place: place.join(", "), labels: getLabels(fields, path) }
}

/** Returns a place in the forms in words: “Home page, slide 1 “Care”: “Title””. */
export const describePlace = (forms: Forms, problem: Omit<Problem, "message">): string => {
  const { place, labels } = describeParts(forms, "", problem)
  return `${place}: “${labels}”`
}

const describeProblem = (forms: Forms, form: string, problem: Problem): string => {
  const { fields, place, labels } = describeParts(forms, form, problem)
  const words = nameFields(forms, fields, problem.path ?? [], problem.message)
  // What is wrong with a whole file follows its name.
  if (!fields || !problem.path) return `${place || (fields?.label ?? `“${forms.folder}/${problem.file}”`)} ${words}`
  return capitalize(`${place}${place ? ": " : ""}${labels && `“${labels}” `}${words}`)
}

const remedy =
  "Other forms need what is removed or renamed here. Change them first and publish them, then make this change. If only a title is new, write the earlier “Anchor” instead."

/**
 * What is wrong with the content of a form, and with that of others because of it, in the words of the forms. With no form,
 * all are others, and none is to blame.
 */
export const describeProblems = (forms: Forms, form: string, problems: readonly Problem[]): string[] => {
  const isOwn = ({ file }: Problem): boolean => findForm(forms, file).name === form
  const describe = (problem: Problem): string => describeProblem(forms, form, problem)
  const others = problems.filter(problem => !isOwn(problem))
  return [...problems.filter(isOwn).map(describe), ...(form && others.length ? [remedy] : []), ...others.map(describe)]
}

/** The labels of the forms of these files, each once; those of other files are left out. */
export const listForms = (forms: Forms, files: readonly string[]): string[] => [
  ...new Set(files.flatMap(file => findForm(forms, file).fields?.label ?? [])),
]

/** Whether a problem is in something that a form shows. */
export const hasForm = (forms: Forms, { file }: Problem): boolean => findForm(forms, file).fields !== undefined
