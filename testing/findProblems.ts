import { checkContent } from "../src/model/checks/contentSettings"
import { formatProblem } from "../plugins/gatsby-plugin-content-model"
import { asFiles } from "./data"

/** Returns the problems that the check finds in this content. The check is given no pictures. */
export const findProblems = (content: Readonly<Record<string, unknown>>): string[] =>
  checkContent(asFiles(content)).map(formatProblem)
