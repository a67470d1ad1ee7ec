import path from "node:path"

/** The folder of the content. Builds for tests set another one in `SITE_CONTENT`. */
export const dataFolder = path.resolve(process.env["SITE_CONTENT"] ?? "data")
