import { readFileSync } from "node:fs"
import { NoOperationTraceWriter, convertWorkflowTemplate, parseWorkflow } from "@actions/workflow-parser"

/** Prints what GitHub's own parser finds wrong in a workflow file. It is an ES module, which jest does not load. */
const [, , file = ""] = process.argv
const { context, value } = parseWorkflow(
  { name: file, content: readFileSync(file, "utf8") },
  new NoOperationTraceWriter()
)
if (value) await convertWorkflowTemplate(context, value)
for (const error of context.errors.getErrors()) console.log(error.message)
