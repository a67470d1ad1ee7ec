import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import type { BuildArgs, GatsbyNode } from "gatsby"
import type { HostFilesOptions } from "./options"
import { createHeaderRules, defaultRules, writeHeaders } from "./rules"
import { createSecurityText } from "./createSecurityText"
import { createRobots, createSitemap } from "./sitemap"

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) => {
  const headers = Joi.object().pattern(Joi.string(), Joi.string())
  return Joi.object({
    readSiteData: Joi.function().required(),
    rules: Joi.object({
      common: headers.required(),
      byPath: Joi.object().pattern(Joi.string().pattern(/^\//), headers).required(),
    }).default(defaultRules),
  })
}

/** Writes `_headers`, sitemap.xml, robots.txt and security.txt into `public`. */
export const onPostBuild = async (
  { graphql, store }: BuildArgs,
  { readSiteData, rules }: Required<HostFilesOptions>
): Promise<void> => {
  const { program, pages: all } = store.getState()
  const folder = path.join(program.directory, "public")
  const listed = [...all.keys()].filter(name => !/^\/404(\.html|\/)$/.test(name)).map(name => ({ path: name }))
  const { website, pages = listed, security } = await readSiteData(graphql)
  await writeHeaders(folder, createHeaderRules(rules))
  await writeFile(path.join(folder, "robots.txt"), createRobots(website))
  await writeFile(path.join(folder, "sitemap.xml"), createSitemap(website, pages))
  if (!security) return
  await mkdir(path.join(folder, ".well-known"), { recursive: true })
  await writeFile(path.join(folder, ".well-known", "security.txt"), createSecurityText(website, security))
}
