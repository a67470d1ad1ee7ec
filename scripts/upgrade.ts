import { readProductUrl } from "./productUrl"
import { createGit, upgradeSite } from "./upgradeSite"

/** Returns the remote that docs/going-live/steps.md makes, if there is one. */
const findRemote = (): string | undefined =>
  createGit(".")(["remote"])
    .split("\n")
    .find(name => name === "product")

/** Takes a newer version of the product: `npm run upgrade -- [ADDRESS] [TAG or BRANCH]`. */
const upgrade = (): void => {
  const [product = readProductUrl() ?? findRemote(), version] = process.argv.slice(2)
  if (!product)
    throw new Error("package.json does not name the product’s repository. Name it: npm run upgrade -- ADDRESS")
  const isValid = upgradeSite({ folder: ".", product, version, log: line => console.log(line) })
  process.exitCode = isValid ? 0 : 1
}

try {
  upgrade()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
