import { readFileSync } from "node:fs"
import { getValue } from "../src/content/vocabulary"
import { isPreviewBuild, previewHeaders } from "../src/publish/preview"
import { configuredHosts, createHostConfiguration } from "./hostConfigurations"

/** Prints the configuration of a host: `npm run --silent host -- nginx > site.conf`. */
const website = String(getValue(JSON.parse(readFileSync("data/clinic.json", "utf8")), "website"))
const configuration = createHostConfiguration(process.argv[2] ?? "", {
  address: website,
  folder: `/var/www/${new URL(website).hostname}`,
  added: isPreviewBuild(process.env) ? previewHeaders : {},
})
if (configuration) process.stdout.write(configuration)
else {
  console.error(`Which host? One of: ${configuredHosts.join(", ")}. Netlify and Cloudflare read public/_headers.`)
  process.exit(1)
}
