import { contentSettings } from "./contentSettings"
import {
  type Problem,
  type Model,
  type Content,
  checkFiles,
  findFileHints,
} from "../../../plugins/gatsby-plugin-content-model"
import { model as contentModel } from "../model"

/**
 * Returns every problem that keeps `content` from being published, in the order of the files; empty if there is none.
 */
export const checkContent = (content: Content, model: Model = contentModel): Problem[] =>
  checkFiles({ ...contentSettings, model }, content)

/** Returns hints for editors on content that can be published. `now` is in milliseconds since 1970. */
export const findContentHints = (content: Content, now: number, model: Model = contentModel): Problem[] =>
  findFileHints({ ...contentSettings, model }, content, now)
