import { readContent } from "../src/build/readContent"
import { checkContent, faultList, faultSentence } from "../src/content/checks"
import { samplesLeft } from "../src/content/samples"

const check = async (): Promise<void> => {
  const content = await readContent("data")
  const faults = checkContent(content)
  const left = faults.length ? [] : samplesLeft(content.files)
  if (faults.length) console.error(faultList(faults))
  if (left.length)
    console.error(
      `Not ready to go live. To replace (${left.length}):\n\n${left.map(fault => `  • ${faultSentence(fault)}`).join("\n")}\n\ndocs/going-live.md walks you through it.\n`
    )
  if (!faults.length && !left.length) console.log("No sample is left: the site can go live.")
  process.exitCode = faults.length || left.length ? 1 : 0
}

check().catch((error: unknown) => {
  console.error(`The folder data could not be read: ${String(error)}. Run this in the folder of the site.`)
  process.exit(1)
})
