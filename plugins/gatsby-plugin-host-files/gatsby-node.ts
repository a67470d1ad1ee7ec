import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import type { GatsbyNode } from "gatsby"
import type { HostFilesOptions } from "./options"
import { createHeaderRules, defaultRules, writeHeaders } from "./rules"
import { createSecurityText } from "./securityText"
import { createRobots, createSitemap } from "./sitemap"

const isOptions = (options: object): options is HostFilesOptions =>
  "readFacts" in options && typeof options.readFacts === "function"

/**
 * Writes `_headers`, sitemap.xml, robots.txt and security.txt into `public`. Throws if the option `readFacts` is
 * missing.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, store }, options) => {
  if (!isOptions(options)) throw new Error("gatsby-plugin-host-files needs the option “readFacts”.")
  const { program, pages: all } = store.getState()
  const folder = path.join(program.directory, "public")
  const listed = [...all.keys()].filter(name => !/^\/404(\.html|\/)$/.test(name)).map(name => ({ path: name }))
  const { website, pages = listed, security } = await options.readFacts(graphql)
  await writeHeaders(folder, createHeaderRules(options.rules ?? defaultRules))
  await writeFile(path.join(folder, "robots.txt"), createRobots(website))
  await writeFile(path.join(folder, "sitemap.xml"), createSitemap(website, pages))
  if (!security) return
  await mkdir(path.join(folder, ".well-known"), { recursive: true })
  await writeFile(path.join(folder, ".well-known", "security.txt"), createSecurityText(website, security))
}
