import { writeSchemas } from "../src/build/writeSchemas"

writeSchemas(".").then(
  () => console.log("The schemas in .vscode are those of the content model."),
  (error: unknown) => {
    console.error(`The schemas could not be written: ${String(error)}`)
    process.exit(1)
  }
)
