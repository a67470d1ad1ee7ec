import { readProductUrl } from "./readProductUrl"
import { upgradeSite } from "./upgradeSite"

/** Takes a newer version of the product: `npm run upgrade -- [ADDRESS] [TAG or BRANCH]`. */
const upgrade = (): void => {
  const [product = readProductUrl(), version] = process.argv.slice(2)
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
