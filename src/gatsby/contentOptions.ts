import type { ContentOptions } from "../../plugins/gatsby-plugin-content-model/build"
import { contentSettings } from "../model/checks/contentSettings"
import { resolvers } from "../model/answerField"
import { dataFolder, readContent } from "../model/checks/readContent"
import { createContentTypes } from "../model/createContentTypes"

/** Options of the content model: how the content is checked, and what pages can query. */
export const contentOptions: ContentOptions = {
  settings: contentSettings,
  folder: dataFolder,
  read: readContent,
  createTypes: createContentTypes,
  resolvers,
}
