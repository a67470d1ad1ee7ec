import path from "node:path"

/** The folder of the content. `SITE_CONTENT` names another one, for sites that are built to be tested. */
export const dataFolder = path.resolve(process.env["SITE_CONTENT"] ?? "data")
