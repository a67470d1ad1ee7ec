import { answerFrom } from "../plugins/gatsby-plugin-host-files"
import { startRehearsal as start } from "./github/rehearsal"
import { checkContent } from "../src/model/check/checkContent"
import { readContent } from "../src/model/check/readContent"

export interface RehearsalOptions extends Pick<Parameters<typeof start>[0], "port" | "onCommit"> {
  /** Folder of the built site. */
  site?: string
  /** Folder of the content that is copied into the repository. */
  data?: string
}

/** Serves the built site with an editor that saves to a practice copy of the content's repository. */
export const startRehearsal = async ({ site = "public", data = "data", ...options }: RehearsalOptions = {}) =>
  start({
    ...options,
    site,
    source: data,
    folder: "data",
    answer: await answerFrom(site, { quality: 4 }),
    check: async folder => checkContent(await readContent(folder)),
  })
