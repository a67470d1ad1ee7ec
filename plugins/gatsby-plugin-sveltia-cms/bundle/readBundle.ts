import { existsSync } from "node:fs"
import { readFile, readdir } from "node:fs/promises"
import path from "node:path"
import { transform } from "esbuild"
import { parseAs, readText, read, isRecord } from "../../gatsby-plugin-content-model/json"
import { type AdaptedBundle, adaptBundle } from "./adaptBundle"

/** The package of Sveltia CMS. */
export const cmsFolder = path.resolve("node_modules/@sveltia/cms")

/** Fonts and picture converters, which it would otherwise load from a CDN. Before 0.221, the package has none. */
export const cmsAssets = path.join(cmsFolder, "npm/assets")

/** Prints code in one way, whichever minifier has written it. Names stay as they are. */
export const printCode = async (code: string): Promise<string> =>
  (
    await transform(code, {
      minifySyntax: true,
      minifyWhitespace: true,
      charset: "utf8",
      format: "esm",
      target: "es2022",
    })
  ).code

/** Reads the version of Sveltia CMS, and the path of its script in its package. */
export const readCmsPackage = async (): Promise<{ version: string; script: string }> => {
  const file = await readFile(path.join(cmsFolder, "package.json"), "utf8")
  const { version, main } = read({ version: readText, main: readText }, parseAs(file, isRecord))
  return { version, script: path.posix.normalize(main) }
}

/** Reads the script of Sveltia CMS, adapted to the editor. */
export const readBundle = async (file: string): Promise<AdaptedBundle> =>
  adaptBundle(await printCode(await readFile(file, "utf8")), existsSync(cmsAssets) ? await readdir(cmsAssets) : [])
