import { pictures } from "site-content"
import { getChildField, listPlaces } from "../content/field"
import { isDataFile, model } from "../content/model"
import type { EntryField, Field, ImageField } from "../content/vocabulary"

interface Size {
  width: number
  height: number
}

/** Sveltia CMS shows pictures it has as thumbnails of this length, in pixels: they do not show the picture's own size. */
const thumbnailLength = 512

/** The size of each picture by its address, as it is published or was seen when it was chosen. */
const sizes = new Map(
  Object.entries(pictures).flatMap(([name, size]): [string, Size][] =>
    size && "width" in size ? [[`/images/${name}`, size]] : []
  )
)

/** What is wrong with a picture in its place; empty where it is large enough. */
const describeSizeProblem = ({ minWidth, minHeight }: ImageField, { width, height }: Size): string =>
  width < minWidth || height < minHeight
    ? `This picture is too small for its place (${width} × ${height} pixels). Choose one of at least ${minWidth} × ${minHeight}.`
    : ""

/** The field at a key path of the form such as `slides.0.image`. */
const findField = (name: string, keyPath: string): Field | undefined =>
  keyPath
    .split(".")
    .map(key => (/^\d+$/.test(key) ? Number(key) : key))
    .reduce<Field | undefined>(getChildField, isDataFile(name) ? model[name] : undefined)

const noticeClass = "picture-problem"

const showNotice = (group: Element, text: string): void => {
  const found = group.querySelector(`.${noticeClass}`)
  if (!text) return found?.remove()
  const notice = found ?? document.createElement("p")
  notice.className = noticeClass
  notice.setAttribute("role", "alert")
  notice.textContent = text
  if (!found) group.append(notice)
}

/** The data file whose form is open. */
const openFileName = (): string => /\/entries\/([^/?]+)/.exec(window.location.hash)?.[1] ?? ""

const checkPicture = (image: HTMLImageElement, group: HTMLElement): void => {
  const field = findField(openFileName(), group.dataset["keyPath"] ?? "")
  const address = /\/images\/[^\s]+/.exec(group.innerText)?.[0] ?? ""
  if (field?.kind !== "image" || field.logo) return
  const { naturalWidth: width, naturalHeight: height } = image
  const seen = Math.max(width, height) === thumbnailLength ? undefined : { width, height }
  const size = sizes.get(address) ?? seen
  if (address && size) sizes.set(address, size)
  showNotice(group, size ? describeSizeProblem(field, size) : "")
}

/** Says at once, below the field, when a picture is chosen that is too small for its place. */
export const watchPictureSizes = (): void => {
  document.addEventListener(
    "load",
    ({ target }) => {
      if (!(target instanceof HTMLImageElement)) return
      const group = target.closest<HTMLElement>('[data-field-type="image"]')
      if (group) checkPicture(target, group)
    },
    // A picture's load event does not bubble.
    true
  )
}

/** What is wrong with the sizes of a file's pictures, by their places; pictures of unknown size are left to the build. */
export const findSizeProblems = (file: EntryField, data: unknown): { field: ImageField; problem: string }[] =>
  listPlaces(file, data).flatMap(({ field, value: address }) => {
    const size = typeof address === "string" ? sizes.get(address) : undefined
    const problem = field.kind === "image" && size ? describeSizeProblem(field, size) : ""
    return field.kind === "image" && problem ? [{ field, problem }] : []
  })
