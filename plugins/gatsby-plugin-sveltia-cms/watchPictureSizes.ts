import {
  type EntryField,
  type Field,
  type PictureRule,
  type Pictures,
  getChildField,
  listFieldValues,
} from "../gatsby-plugin-content-model"
import type { Editor } from "./options"
import { readOpenForm } from "./readOpenForm"

interface Size {
  width: number
  height: number
}

/** Length in pixels of the thumbnails of existing pictures in Sveltia CMS, which do not tell the picture's own size. */
const thumbnailLength = 512

/** Describes a picture that is too small for its place; empty if it is large enough. */
const describeSizeProblem = ({ minWidth, minHeight }: PictureRule, { width, height }: Size): string =>
  width < minWidth || height < minHeight
    ? `This picture is too small for its place (${width} × ${height} pixels). Choose one of at least ${minWidth} × ${minHeight}.`
    : ""

const noticeClass = "picture-problem"

/** Shows a problem below a picture, or a question, which does not prevent saving. */
const showNotice = (group: Element, text: string, isQuestion = false): void => {
  const found = group.querySelector(`.${noticeClass}`)
  if (!text) return found?.remove()
  const notice = found ?? document.createElement("p")
  notice.className = isQuestion ? `${noticeClass} question` : noticeClass
  notice.setAttribute("role", isQuestion ? "status" : "alert")
  notice.textContent = text
  if (!found) group.append(notice)
}

const listSizes = (pictures: Pictures): [url: string, Size][] =>
  Object.entries(pictures).flatMap(([name, size]) => (size && "width" in size ? [[`/images/${name}`, size]] : []))

/**
 * Shows a problem below the field as soon as a picture is chosen that is too small for its place, or that is not a
 * drawing that the site accepts. Returns a function that finds the same problems when a form is saved.
 */
export const watchPictureSizes = ({
  forms,
  pictures: { byName: published },
  checkDrawing,
}: Pick<Editor, "forms" | "pictures" | "checkDrawing">) => {
  /** Sizes of pictures, keyed by URL: those that are published, and those seen when they were chosen. */
  const sizes = new Map(listSizes(published))

  /** The problem of each chosen drawing, keyed by URL. */
  const drawingProblems = new Map<string, string>()

  /** Returns the field at a key path of the open form, such as `slides.0.image`. */
  const findField = (keyPath: string): Field | undefined =>
    keyPath
      .split(".")
      .map(key => (/^\d+$/.test(key) ? Number(key) : key))
      .reduce<Field | undefined>(getChildField, forms.files[readOpenForm()])

  /**
   * Returns the question for the alternative text of a new picture, or an empty text if its entry has no such field.
   */
  const askForAlternative = (keyPath: string, url: string): string => {
    const alternative = findField(keyPath.replace(/[^.]+$/, "alt"))
    const isNew = !Object.hasOwn(published, url.replace("/images/", ""))
    return alternative && url && isNew ? `This picture is new. Say what it shows in “${alternative.label}”.` : ""
  }

  /**
   * Returns the problem of the drawing at `url`, in the build's words; `undefined` for the thumbnail of an existing
   * drawing.
   */
  const describeDrawing = async (url: string): Promise<string | undefined> => {
    const file = await (await fetch(url)).blob()
    if (!file.type.startsWith("image/svg")) return undefined
    const problems = await checkDrawing(await file.text())
    return problems.length ? `This drawing ${problems.join(" It ")}` : ""
  }

  const showDrawing = async (image: HTMLImageElement, group: HTMLElement, url: string): Promise<void> => {
    const problem = await describeDrawing(image.src)
    if (problem === undefined) return showNotice(group, drawingProblems.get(url) ?? "")
    if (url) drawingProblems.set(url, problem)
    // The user may have chosen another picture in the meantime.
    if (image.isConnected) showNotice(group, problem)
  }

  const showPicture = (image: HTMLImageElement, group: HTMLElement): void => {
    const keyPath = group.dataset["keyPath"] ?? ""
    const rule = findField(keyPath)?.picture
    const url = /\/images\/[^\s]+/.exec(group.innerText)?.[0] ?? ""
    if (!rule) return
    if (rule.isLogo) return void showDrawing(image, group, url).catch(console.error)
    const { naturalWidth: width, naturalHeight: height } = image
    const seen = Math.max(width, height) === thumbnailLength ? undefined : { width, height }
    const size = sizes.get(url) ?? seen
    if (url && size) sizes.set(url, size)
    const problem = size ? describeSizeProblem(rule, size) : ""
    showNotice(group, problem || askForAlternative(keyPath, url), !problem)
  }

  document.addEventListener(
    "load",
    ({ target }) => {
      if (!(target instanceof HTMLImageElement)) return
      const group = target.closest<HTMLElement>('[data-field-type="image"]')
      if (group) showPicture(target, group)
    },
    // A picture's load event does not bubble.
    true
  )

  /** Describes the problems of a file's pictures. Pictures that this browser has not loaded are left to the build. */
  return (file: EntryField, data: unknown): string[] =>
    listFieldValues(file, data).flatMap(({ field: { label, picture: rule }, value: url }) => {
      if (!rule || typeof url !== "string") return []
      const size = sizes.get(url)
      const problem = rule.isLogo ? drawingProblems.get(url) : size && describeSizeProblem(rule, size)
      return problem ? [`${label}: ${problem}`] : []
    })
}
