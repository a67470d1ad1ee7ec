import type { ValueProblem } from "../content/checks"
import { type Path, getChildField } from "../content/field"
import { capitalize } from "../content/hours"
import { allFiles } from "../content/model"
import { translationModel } from "../content/translations/translationModel"
import type { Field } from "../content/vocabulary"

/** The field at the end of `path` and the groups it is in, as the form calls them. */
const getLabels = (file: Field | undefined, path: Path): string => {
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

const getLanguageName = (language: string): string =>
  new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language

const describeProblem = (form: string, { file, entry, path, message }: ValueProblem): string => {
  const [name = "", language] = file.replace(".json", "").split("/").toReversed()
  const fields = language ? translationModel[name] : allFiles[name]
  const place = [
    name === form ? "" : fields?.label,
    language && `${getLanguageName(language)} (choose it at the top of the form)`,
    entry,
  ].filter(Boolean)
  const labels = getLabels(fields, path)
  const words = message.replaceAll(/data\/(\w+)\.json/g, (written, other: string) => allFiles[other]?.label ?? written)
  return capitalize(`${place.join(", ")}${place.length ? ": " : ""}${labels && `“${labels}” `}${words}`)
}

const remedy =
  "Other forms need what is removed or renamed here. Change them first and publish them. Once they are live, load the editor again and make this change. Where only a title is new, write the earlier “Anchor” instead."

/** What is wrong with the content of a form, and with that of others because of it, in the words of the forms. */
export const describeProblems = (form: string, problems: readonly ValueProblem[]): string[] => {
  const isOwn = ({ file }: ValueProblem): boolean => file.endsWith(`${form}.json`)
  const describe = (problem: ValueProblem): string => describeProblem(form, problem)
  const others = problems.filter(problem => !isOwn(problem))
  return [...problems.filter(isOwn).map(describe), ...(others.length ? [remedy, ...others.map(describe)] : [])]
}
