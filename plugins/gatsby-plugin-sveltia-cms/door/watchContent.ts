import type { Problem } from "../../gatsby-plugin-content-model"
import { createElement } from "../createElement"
import type { LiveWatch } from "../liveBuild"
import { describeProblems, hasForm } from "../forms/describeProblems"
import { createHelpLink } from "../help/helpLinks"
import type { Forms, Site } from "../options"
import type { Github } from "./github"
import type { ReadContent } from "./readContent"
import { readSnapshot } from "./snapshot"
import { words } from "./words"

/** Shows in `list` the problems that keep the content from being published, if there are any. */
const showProblems = (forms: Forms, list: HTMLElement, problems: readonly Problem[]): void => {
  list.hidden = problems.length === 0
  const isEditable = problems.every(problem => hasForm(forms, problem))
  const details = createElement(
    "details",
    { open: true },
    createElement("summary", {}, words.problems(problems.length)),
    createElement("ul", {}, ...describeProblems(forms, "", problems).map(text => createElement("li", {}, text))),
    ...(isEditable ? [] : [createElement("p", {}, words.fixedByHand)]),
    createElement("p", {}, createHelpLink("notLive"))
  )
  list.replaceChildren(...(problems.length ? [details] : []))
}

/**
 * Shows in `list` the problems of the published content, if somebody has pushed invalid content past the editor.
 * Returns a function to call with each newest commit. Content that is live is not checked again.
 */
export const watchContent = (
  readContent: ReadContent,
  { forms, checkContent }: Site,
  list: HTMLElement,
  isLive: LiveWatch["isLive"],
  setProblems: (problems: number) => void
): ((commit: string, github: Github) => Promise<void>) => {
  let newest = ""
  return async (commit, github) => {
    if (commit === newest) return
    newest = commit
    try {
      const problems = (await isLive(commit, github))
        ? []
        : checkContent(await readContent(github, await readSnapshot(github, commit)))
      if (commit !== newest) return
      showProblems(forms, list, problems)
      setProblems(problems.length)
    } catch (error) {
      console.error(error)
      // The network has failed: the commit is checked when GitHub returns it again.
      if (commit === newest) newest = ""
    }
  }
}
