import { readFileSync } from "node:fs"
import { isPreviewBuild, previewHeaders } from "../src/build/preview"
import { hostConfigurations } from "./hostConfigurations"

/** Prints the configuration of a host: `npm run --silent host -- nginx > site.conf`. */
const [name = ""] = process.argv.slice(2)
const create = hostConfigurations[name]
if (create) {
  const { website }: { website: string } = JSON.parse(readFileSync("data/clinic.json", "utf8"))
  const added = isPreviewBuild(process.env) ? previewHeaders : {}
  process.stdout.write(create({ address: website, folder: `/var/www/${new URL(website).hostname}`, added }))
} else {
  console.error(`Which host? One of: ${Object.keys(hostConfigurations).join(", ")}. Netlify and Cloudflare need none.`)
  process.exit(1)
}
