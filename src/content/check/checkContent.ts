import { contentSettings } from "./contentSettings"
import type { Problem } from "../checks"
import { model as contentModel } from "../model"
import type { Model } from "../../../plugins/gatsby-plugin-content-model"
import { type Content, checkFiles, findFileHints } from "./checkFiles"

/** Everything that keeps `content` from being published, in the order of the files; empty when nothing is wrong. */
export const checkContent = (content: Content, model: Model = contentModel): Problem[] =>
  checkFiles({ ...contentSettings, model }, content)

/** What editors should know of content that can be published. `now` is in milliseconds since 1970. */
export const findContentHints = (content: Content, now: number, model: Model = contentModel): Problem[] =>
  findFileHints({ ...contentSettings, model }, content, now)
