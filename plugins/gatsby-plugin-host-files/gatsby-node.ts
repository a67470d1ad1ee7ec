import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import type { GatsbyNode } from "gatsby"
import type { HostFilesOptions } from "./options"
import { createHeaderRules, writeHeaders } from "./rules"
import { createSecurityText } from "./securityText"
import { createRobots, createSitemap } from "./sitemap"

const isOptions = (options: object): options is HostFilesOptions =>
  "rules" in options && "readFacts" in options && typeof options.readFacts === "function"

/** Writes `_headers`, sitemap.xml, robots.txt and security.txt into `public`. Throws where an option is missing. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, store }, options) => {
  if (!isOptions(options)) throw new Error("gatsby-plugin-host-files needs the options “rules” and “readFacts”.")
  const folder = path.join(store.getState().program.directory, "public")
  const { website, pages, security } = await options.readFacts(graphql)
  await writeHeaders(folder, createHeaderRules(options.rules))
  await writeFile(path.join(folder, "robots.txt"), createRobots(website))
  await writeFile(path.join(folder, "sitemap.xml"), createSitemap(website, pages))
  if (!security) return
  await mkdir(path.join(folder, ".well-known"), { recursive: true })
  await writeFile(path.join(folder, ".well-known", "security.txt"), createSecurityText(website, security))
}
