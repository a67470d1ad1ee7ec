import { type Problem, describeProblem, formatProblems } from "./checkValue"
import { defaultFolder } from "./contentPaths"

const readyMessage = "The content is ready to be published."

/** Escapes the characters that would end a message or a property of a GitHub workflow command. */
const escapeMessage = (text: string): string =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")
const escapeProperty = (text: string): string => escapeMessage(text).replaceAll(":", "%3A").replaceAll(",", "%2C")

/**
 * Formats a problem as a workflow command, so that GitHub shows it in the diff
 * (https://docs.github.com/actions/reference/workflow-commands-for-github-actions).
 */
const formatAnnotation = (problem: Problem, kind: "error" | "notice", folder: string): string => {
  const { file, line, column, entry, field, message } = problem
  const position = line === undefined ? "" : `,line=${line},col=${column}`
  const title = [entry, field && `“${field}”`].filter(Boolean).join(": ") || file
  return `::${kind} file=${escapeProperty(`${folder}/${file}`)}${position},title=${escapeProperty(title)}::${escapeMessage(`${field && `“${field}” `}${message}`)}`
}

const formatHints = (hints: readonly Problem[], folder: string): string =>
  hints.length
    ? `\n\n${hints.length === 1 ? "1 hint, which keeps" : `${hints.length} hints, which keep`} nothing from being published:\n\n${hints.map(hint => `  • ${describeProblem(hint, folder)}`).join("\n")}\n`
    : ""

/**
 * Formatters of the check's output, keyed by format: for people, and for GitHub's diff. Hints never prevent
 * publication, and are shown only if there are no problems.
 */
export const formats = {
  text: (problems: readonly Problem[], hints: readonly Problem[] = [], folder = defaultFolder): string =>
    problems.length ? formatProblems(problems, folder) : `${readyMessage}${formatHints(hints, folder)}`,
  github: (problems: readonly Problem[], hints: readonly Problem[] = [], folder = defaultFolder): string =>
    problems.length
      ? problems.map(problem => formatAnnotation(problem, "error", folder)).join("\n")
      : [readyMessage, ...hints.map(hint => formatAnnotation(hint, "notice", folder))].join("\n"),
}

export const isFormat = (name: string): name is keyof typeof formats => Object.keys(formats).includes(name)

/** Formats problems in Markdown, for the summary of a workflow. */
export const formatGithubSummary = (problems: readonly Problem[], folder = defaultFolder): string =>
  problems.length
    ? `## The content cannot be published yet\n\nThe site stays as it was. Fix ${problems.length === 1 ? "this" : "these"}, and save again:\n\n${problems.map(problem => `- ${describeProblem(problem, folder).replaceAll(/[\\`*_<>[\]]/g, "\\$&")}`).join("\n")}\n`
    : `## ${readyMessage}\n`
