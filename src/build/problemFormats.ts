import { type Problem, formatProblem, formatProblems } from "../content/checks"

const readyMessage = "The content is ready to be published."

/** GitHub's escapes for what would end a message or a property of a workflow command. */
const escapeMessage = (text: string): string =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")
const escapeProperty = (text: string): string => escapeMessage(text).replaceAll(":", "%3A").replaceAll(",", "%2C")

/** A problem as GitHub shows it in the diff (https://docs.github.com/actions/reference/workflow-commands-for-github-actions). */
const formatAnnotation = (problem: Problem): string => {
  const { file, line, column, entry, field, message } = problem
  const place = line === undefined ? "" : `,line=${line},col=${column}`
  const title = [entry, field && `“${field}”`].filter(Boolean).join(": ") || file
  return `::error file=${escapeProperty(`data/${file}`)}${place},title=${escapeProperty(title)}::${escapeMessage(`${field && `“${field}” `}${message}`)}`
}

/** What the check prints, by the name of the format: for people, for GitHub's diff, for other tools. */
export const formats = {
  text: (problems: readonly Problem[]): string => (problems.length ? formatProblems(problems) : readyMessage),
  github: (problems: readonly Problem[]): string =>
    problems.length ? problems.map(formatAnnotation).join("\n") : readyMessage,
  json: (problems: readonly Problem[]): string => JSON.stringify({ problems }, null, 2),
}

export const isFormat = (name: string): name is keyof typeof formats => Object.hasOwn(formats, name)

/** The same in Markdown, for the summary of a workflow. */
export const githubSummary = (problems: readonly Problem[]): string =>
  problems.length
    ? `## The content cannot be published yet\n\nThe site stays as it was. Fix ${problems.length === 1 ? "this" : "these"}, and save again:\n\n${problems.map(problem => `- ${formatProblem(problem).replaceAll(/[\\`*_<>[\]]/g, "\\$&")}`).join("\n")}\n`
    : `## ${readyMessage}\n`
