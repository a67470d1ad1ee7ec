import { readFileSync } from "node:fs"
import path from "node:path"
import { read, readOptional } from "../plugins/gatsby-plugin-content-model/json"
import { type GithubAccess, askGithub } from "./askGithub"

/** Returns the URL of the product's repository: `repository` in package.json, which every copy has. */
export const readProductUrl = (folder = "."): string | undefined =>
  read({ repository: readOptional }, JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"))).repository

const originShape = { template_repository: { clone_url: readOptional }, source: { clone_url: readOptional } }

/**
 * Returns the product's URL. If package.json does not name it, GitHub knows the template of a copy, or the source of a
 * fork (https://docs.github.com/rest/repos/repos#get-a-repository).
 */
export const findProductUrl = async (folder: string, access: GithubAccess): Promise<string | undefined> => {
  const known = readProductUrl(folder)
  if (known) return known
  const { template_repository: template, source } = read(originShape, await askGithub(access, ""))
  return template.clone_url ?? source.clone_url
}

/** What is wrong, and what to do, if the product's URL is unknown. */
export const unknownProduct =
  "Security fixes: unknown, because nothing says which product this is a copy of. Set “repository” in package.json to the URL of the product’s repository."
