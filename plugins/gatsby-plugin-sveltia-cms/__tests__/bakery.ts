import { type Content, checkFiles, checkFilesAlone } from "../../gatsby-plugin-content-model"
import { formatJson } from "../../gatsby-plugin-content-model/json"
import { prepareTranslation } from "../../gatsby-plugin-content-model/translations"
import { data, french, model, settings } from "../../../testing/bakery"
import type { Site } from "../options"

/** The editor's facts about the bakery. */
export const bakery: Site = {
  forms: {
    folder: "data",
    files: model,
    translations: settings.translations.model,
    languages: ["fr"],
    writeTranslation: (name, original, texts) => {
      const file = new Map(Object.entries(model)).get(name)
      return file ? prepareTranslation(file, original, texts) : texts
    },
  },
  checkContent: (content: Content) => checkFiles(settings, content),
  monthlyPublications: 20,
  clock: { timeZone: "UTC", hour12: false },
  periods: {},
}

/** Checks changed files of the bakery by themselves. */
export const checkChanged: Site["checkContent"] = content => checkFilesAlone(settings, content)

/** Creates the first bytes of a PNG picture, which contain its size. */
export const createPicture = (width: number, height = 900): Buffer => {
  const size = Buffer.alloc(17)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  return Buffer.concat([Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), size])
}

/** The files of the bakery's repository, keyed by path. */
export const createFiles = (): Record<string, Buffer> => ({
  ...Object.fromEntries(
    Object.entries(data).map(([name, value]) => [`data/${name}.json`, Buffer.from(formatJson(value))])
  ),
  ...Object.fromEntries(
    Object.entries(french).map(([name, texts]) => {
      const translation = bakery.forms.writeTranslation(name, new Map(Object.entries(data)).get(name), texts)
      return [`data/fr/${name}.json`, Buffer.from(formatJson(translation))]
    })
  ),
  "data/images/night.jpg": createPicture(1600),
  "data/images/morning.jpg": createPicture(1600, 901),
  "data/images/oven.jpg": createPicture(1600, 902),
})
