import type { Model } from "./model"
import type { Files } from "./values"
import { withAnchors } from "./anchors"
import { listPictures, omitOff } from "./listFieldValues"

/**
 * Returns `files` in the form that pages get: with missing anchors filled in, and without disabled content. A file that
 * `model` does not describe, such as an optional one, stays as it is.
 */
export const createPublicFiles = (model: Model, files: Files): Record<string, unknown> => {
  const described = Object.entries(model).map(
    ([name, field]) => [name, omitOff(field, withAnchors(field, files[name]))] as const
  )
  const others = Object.entries(files).filter(([name]) => !model[name])
  return Object.fromEntries([...described, ...others].filter(([, value]) => value !== null && value !== undefined))
}

/**
 * Returns the URLs of pictures that `files` name and `shown`, the same files in the form that pages get, does not.
 */
export const listHiddenPictures = (model: Model, files: Files, shown: Files): string[] => {
  const listAll = (values: Files): string[] =>
    Object.entries(model).flatMap(([name, field]) => listPictures(field, values[name]))
  const known = new Set(listAll(shown))
  return listAll(files).filter(url => !known.has(url))
}
