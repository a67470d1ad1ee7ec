import { readFileSync } from "node:fs"
import { NoOperationTraceWriter, convertWorkflowTemplate, parseWorkflow } from "@actions/workflow-parser"

/**
 * Prints as JSON what GitHub's own parser finds wrong in each of the workflow files. It is an ES module, which jest does not
 * load.
 */
const findErrors = async (file: string): Promise<string[]> => {
  const { context, value } = parseWorkflow(
    { name: file, content: readFileSync(file, "utf8") },
    new NoOperationTraceWriter()
  )
  if (value) await convertWorkflowTemplate(context, value)
  return context.errors.getErrors().map(({ message }) => message)
}

const files = process.argv.slice(2)
const found = await Promise.all(files.map(async file => [file, await findErrors(file)] as const))
console.log(JSON.stringify(Object.fromEntries(found)))
