import {
  type EntryField,
  type Field,
  type PictureRule,
  type Pictures,
  getChildField,
  listPlaces,
} from "../gatsby-plugin-content-model"
import type { Editor } from "./options"

interface Size {
  width: number
  height: number
}

/** Sveltia CMS shows pictures it has as thumbnails of this length, in pixels: they do not show the picture's own size. */
const thumbnailLength = 512

/** Describes a picture that is too small for its place; empty if it is large enough. */
const describeSizeProblem = ({ minWidth, minHeight }: PictureRule, { width, height }: Size): string =>
  width < minWidth || height < minHeight
    ? `This picture is too small for its place (${width} × ${height} pixels). Choose one of at least ${minWidth} × ${minHeight}.`
    : ""

const noticeClass = "picture-problem"

/** Shows a problem below a picture, or a question that keeps nothing from being saved. */
const showNotice = (group: Element, text: string, isQuestion = false): void => {
  const found = group.querySelector(`.${noticeClass}`)
  if (!text) return found?.remove()
  const notice = found ?? document.createElement("p")
  notice.className = isQuestion ? `${noticeClass} question` : noticeClass
  notice.setAttribute("role", isQuestion ? "status" : "alert")
  notice.textContent = text
  if (!found) group.append(notice)
}

/** The name of the form that is open. */
const readOpenForm = (): string => /\/entries\/([^/?]+)/.exec(window.location.hash)?.[1] ?? ""

const listSizes = (pictures: Pictures): [address: string, Size][] =>
  Object.entries(pictures).flatMap(([name, size]) => (size && "width" in size ? [[`/images/${name}`, size]] : []))

/**
 * Says at once, below the field, when a picture is chosen that does not fit its place: too small, or no drawing that the site
 * can show. Returns what finds the same in a form that is saved.
 */
export const watchPictureSizes = ({
  forms,
  pictures: { byName: published },
  checkDrawing,
}: Pick<Editor, "forms" | "pictures" | "checkDrawing">) => {
  /** The size of each picture by its address, as it is published or was seen when it was chosen. */
  const sizes = new Map(listSizes(published))

  /** The problem of each chosen drawing, keyed by address. */
  const drawingProblems = new Map<string, string>()

  /** The field at a key path of the open form such as `slides.0.image`. */
  const findField = (keyPath: string): Field | undefined =>
    keyPath
      .split(".")
      .map(key => (/^\d+$/.test(key) ? Number(key) : key))
      .reduce<Field | undefined>(getChildField, forms.files[readOpenForm()])

  /** What to ask where a picture is new: nothing where its entry has no alternative text. */
  const askForAlternative = (keyPath: string, address: string): string => {
    const alternative = findField(keyPath.replace(/[^.]+$/, "alt"))
    const isNew = !Object.hasOwn(published, address.replace("/images/", ""))
    return alternative && address && isNew ? `This picture is new. Say what it shows in “${alternative.label}”.` : ""
  }

  /** What is wrong with the drawing at `address`, as the build says it; `undefined` for a thumbnail of one that was there before. */
  const describeDrawing = async (address: string): Promise<string | undefined> => {
    const file = await (await fetch(address)).blob()
    if (!file.type.startsWith("image/svg")) return undefined
    const problems = await checkDrawing(await file.text())
    return problems.length ? `This drawing ${problems.join(" It ")}` : ""
  }

  const showDrawing = async (image: HTMLImageElement, group: HTMLElement, address: string): Promise<void> => {
    const problem = await describeDrawing(image.src)
    if (problem === undefined) return showNotice(group, drawingProblems.get(address) ?? "")
    if (address) drawingProblems.set(address, problem)
    // The user may have chosen another picture in the meantime.
    if (image.isConnected) showNotice(group, problem)
  }

  const showPicture = (image: HTMLImageElement, group: HTMLElement): void => {
    const keyPath = group.dataset["keyPath"] ?? ""
    const rule = findField(keyPath)?.picture
    const address = /\/images\/[^\s]+/.exec(group.innerText)?.[0] ?? ""
    if (!rule) return
    if (rule.isLogo) return void showDrawing(image, group, address).catch(console.error)
    const { naturalWidth: width, naturalHeight: height } = image
    const seen = Math.max(width, height) === thumbnailLength ? undefined : { width, height }
    const size = sizes.get(address) ?? seen
    if (address && size) sizes.set(address, size)
    const problem = size ? describeSizeProblem(rule, size) : ""
    showNotice(group, problem || askForAlternative(keyPath, address), !problem)
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

  /** Describes what is wrong with the pictures of a file. Those that this browser has not seen are left to the build. */
  return (file: EntryField, data: unknown): string[] =>
    listPlaces(file, data).flatMap(({ field: { label, picture: rule }, value: address }) => {
      if (!rule || typeof address !== "string") return []
      const size = sizes.get(address)
      const problem = rule.isLogo ? drawingProblems.get(address) : size && describeSizeProblem(rule, size)
      return problem ? [`${label}: ${problem}`] : []
    })
}
