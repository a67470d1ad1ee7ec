import type { Model } from "./model"
import type { Files } from "./values"
import { withAnchors } from "./anchors"
import { listPictures, omitOff } from "./listFieldValues"

/** Returns `files` in the form that pages get: with missing anchors filled in, and without disabled content. */
export const createPublicFiles = (model: Model, files: Files): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(model)
      .map(([name, field]) => [name, omitOff(field, withAnchors(field, files[name]))] as const)
      .filter(([, value]) => value !== null)
  )

/**
 * Returns the URLs of pictures that `files` name and `shown`, the same files in the form that pages get, does not.
 */
export const listHiddenPictures = (model: Model, files: Files, shown: Files): string[] => {
  const listAll = (values: Files): string[] =>
    Object.entries(model).flatMap(([name, field]) => listPictures(field, values[name]))
  const known = new Set(listAll(shown))
  return listAll(files).filter(url => !known.has(url))
}
