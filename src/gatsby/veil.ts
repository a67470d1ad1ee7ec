import { derivePalette } from "../../plugins/gatsby-plugin-brand"
import { measureVeil } from "../../plugins/gatsby-plugin-brand/build"
import { brand as brandField } from "../model/files/brand"
import {
  type ContentContext,
  contentResolvers,
  getTypeName,
  read,
  readText,
} from "../../plugins/gatsby-plugin-content-model"

/**
 * The part of a picture that can be behind the words, however the screen crops it, as fractions of its width and
 * height.
 */
const wordsAreas = { veil: [0.7, 1], portraitVeil: [1, 0.75] } as const

const pictures = { veil: "image", portraitVeil: "portrait" } as const

/** Measurements of this build, keyed by file, content and colours. */
const measured = new Map<string, Promise<number>>()

interface VeilQuery {
  fieldName: string
  parentType: { name: string }
  variableValues: { readonly [name: string]: unknown }
}

/** Resolves `@veil`: null if the brand has the same dark veil over every picture. */
export const resolveVeil = async (
  source: Readonly<Record<string, unknown>>,
  args: unknown,
  context: ContentContext,
  info: VeilQuery
): Promise<number | null> => {
  const name = info.fieldName === "veil" ? "veil" : "portraitVeil"
  const filter = { site: { eq: info.variableValues["language"] } }
  const brand = await context.nodeModel.findOne({ type: getTypeName("brand"), query: { filter } })
  const { veil, main, accent, warmth } = brandField.read(brand)
  if (veil === "dark") return null
  const scrims = (["light", "dark"] as const).map(theme => derivePalette({ main, accent, warmth }, theme).scrim)
  const file = await contentResolvers.imageFile(source, args, context, { ...info, fieldName: pictures[name] })
  const { absolutePath, internal } = read({ absolutePath: readText, internal: { contentDigest: readText } }, file)
  const key = [name, absolutePath, internal.contentDigest, ...scrims].join()
  const known = measured.get(key) ?? measureVeil(absolutePath, wordsAreas[name], scrims)
  measured.set(key, known)
  return known
}
