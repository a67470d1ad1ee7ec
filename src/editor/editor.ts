import { createElement } from "react"
import { startEditor } from "../../plugins/gatsby-plugin-sveltia-cms/browser"
import { builtWords, files, monthlyPublications, pictures, picturesById, sites } from "site-content"
import { getIconId } from "../model/files/icons"
import { contentSettings } from "../model/checks/contentSettings"
import { getTimeZone } from "../model/locale"
import { readClinic } from "../model/files/clinic"
import { findFormProblems } from "./findFormProblems"
import { addBuiltWords } from "../words/catalogues"
import { createForms, createPeriods } from "./forms"
import { previewForms } from "./previewForms"
import { type DrawPixels, checkLogo } from "../../plugins/gatsby-plugin-brand"

/** Draws an SVG on a canvas. */
const drawPixels: DrawPixels = async (svg, size, grey) => {
  // Firefox draws nothing if a drawing has no size of its own.
  const drawing = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement
  drawing.setAttribute("width", String(size))
  drawing.setAttribute("height", String(size))
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing.outerHTML)}`
  await image.decode()
  const canvas = new OffscreenCanvas(size, size).getContext("2d")
  if (!canvas) throw new Error("This browser cannot draw the logo.")
  canvas.fillStyle = `rgb(${grey} ${grey} ${grey})`
  canvas.fillRect(0, 0, size, size)
  canvas.drawImage(image, 0, 0, size, size)
  // Every fourth number is the alpha channel.
  return canvas.getImageData(0, 0, size, size).data.filter((_, index) => index % 4 < 3)
}

/** Finds the problems of a drawing as a logo, with the code of the build. */
const checkDrawing = (source: string): Promise<readonly string[]> => checkLogo(source, drawPixels)

addBuiltWords(builtWords)

const clinic = readClinic(files["clinic"])

startEditor({
  settings: contentSettings,
  forms: createForms(Object.keys(sites)),
  checkForm: findFormProblems,
  checkDrawing,
  clock: { timeZone: getTimeZone(clinic), hour12: clinic.locale.hourCycle === "12" },
  periods: createPeriods(getTimeZone(clinic)),
  monthlyPublications,
  testMessageWorkflow: "messages.yml",
  pictures: { byName: pictures, byId: picturesById },
  previews: previewForms,
  drawIcon: name => createElement("use", { href: `${process.env["GATSBY_SPRITE"] ?? ""}#${getIconId(name)}` }),
}).catch(console.error)
