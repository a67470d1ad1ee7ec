import { readContent } from "../src/build/readContent"
import { checkContent, faultList } from "../src/content/checks"

const check = async (): Promise<void> => {
  const faults = checkContent(await readContent("data"))
  if (!faults.length) return console.log("The content is ready to be published.")
  console.error(faultList(faults))
  process.exitCode = 1
}

check().catch((error: unknown) => {
  console.error(`The folder data could not be read: ${String(error)}. Run this in the folder of the site.`)
  process.exit(1)
})
