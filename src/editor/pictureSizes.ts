import { pictures } from "site-content"
import { findIconProblems } from "../model/check/iconProblems"
import { readLogo } from "../model/check/logo"
import {
  type PictureRule,
  type EntryField,
  type Field,
  getChildField,
  listPlaces,
} from "../../plugins/gatsby-plugin-content-model"
import { isDataFile, model } from "../model/model"
import { drawPixels } from "./drawPixels"

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
const describeSizeProblem = ({ minWidth, minHeight }: PictureRule, { width, height }: Size): string =>
  width < minWidth || height < minHeight
    ? `This picture is too small for its place (${width} × ${height} pixels). Choose one of at least ${minWidth} × ${minHeight}.`
    : ""

/** The field at a key path of the form such as `slides.0.image`. */
const findField = (name: string, keyPath: string): Field | undefined =>
  keyPath
    .split(".")
    .map(key => (/^\d+$/.test(key) ? Number(key) : key))
    .reduce<Field | undefined>(getChildField, isDataFile(name) ? model[name] : undefined)

/** What is wrong with each logo that was chosen, by its address. */
const logoProblems = new Map<string, string>()

/**
 * What is wrong with the drawing at `address`, as the build says it; `undefined` for a thumbnail of one that was there before.
 */
const describeLogoProblems = async (address: string): Promise<string | undefined> => {
  const file = await (await fetch(address)).blob()
  if (!file.type.startsWith("image/svg")) return undefined
  const logo = readLogo(await file.text())
  const problems = logo.problems.length ? logo.problems : await findIconProblems(logo, drawPixels)
  return problems.length ? `This drawing ${problems.join(" It ")}` : ""
}

const noticeClass = "picture-problem"

/** What to ask where a picture is new: nothing where its entry has no alternative text. */
const askForAlternative = (name: string, keyPath: string, address: string): string => {
  const alternative = findField(name, keyPath.replace(/[^.]+$/, "alt"))
  const isNew = !Object.hasOwn(pictures, address.replace("/images/", ""))
  return alternative && address && isNew ? `This picture is new. Say what it shows in “${alternative.label}”.` : ""
}

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

/** The data file whose form is open. */
const openFileName = (): string => /\/entries\/([^/?]+)/.exec(window.location.hash)?.[1] ?? ""

const checkLogo = async (image: HTMLImageElement, group: HTMLElement, address: string): Promise<void> => {
  const problem = await describeLogoProblems(image.src)
  if (problem === undefined) return showNotice(group, logoProblems.get(address) ?? "")
  if (address) logoProblems.set(address, problem)
  // Another may have been chosen meanwhile.
  if (image.isConnected) showNotice(group, problem)
}

const checkPicture = (image: HTMLImageElement, group: HTMLElement): void => {
  const field = findField(openFileName(), group.dataset["keyPath"] ?? "")
  const address = /\/images\/[^\s]+/.exec(group.innerText)?.[0] ?? ""
  if (!field?.picture) return
  if (field.picture.isLogo) return void checkLogo(image, group, address).catch(console.error)
  const { naturalWidth: width, naturalHeight: height } = image
  const seen = Math.max(width, height) === thumbnailLength ? undefined : { width, height }
  const size = sizes.get(address) ?? seen
  if (address && size) sizes.set(address, size)
  const problem = size ? describeSizeProblem(field.picture, size) : ""
  const question = askForAlternative(openFileName(), group.dataset["keyPath"] ?? "", address)
  showNotice(group, problem || question, !problem)
}

/** Says at once, below the field, when a picture is chosen that does not fit its place: too small, or no logo. */
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

/**
 * What is wrong with the pictures of a file, by their places: their sizes, and the logo's drawing. Pictures that this browser
 * has not seen are left to the build.
 */
export const findSizeProblems = (file: EntryField, data: unknown): { field: Field; problem: string }[] =>
  listPlaces(file, data).flatMap(({ field, value: address }) => {
    if (!field.picture || typeof address !== "string") return []
    const size = sizes.get(address)
    const problem = field.picture.isLogo ? logoProblems.get(address) : size && describeSizeProblem(field.picture, size)
    return problem ? [{ field, problem }] : []
  })
