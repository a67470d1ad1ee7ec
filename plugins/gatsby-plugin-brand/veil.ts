import sharp from "sharp"
import { toLinear } from "./oklch"

type Colour = readonly [number, number, number]

/**
 * Least contrast of text: more than the 4.5 of WCAG 1.4.3, because parts of a compressed picture are lighter than the
 * original.
 */
const leastContrast = 4.8

/** Least opacity of a veil: text is never placed directly on a picture. */
const leastVeil = 0.2

/** Number of adjacent values of a colour channel that count as the lightest of them. */
const step = 8

const lightest = (value = 0): number => value | (step - 1)

/** Returns the colours in the part of a picture behind the text, each rounded up to a slightly lighter one. */
const listColours = async (file: string | Buffer, [wide, high]: readonly [number, number]): Promise<Colour[]> => {
  const { data, info } = await sharp(file)
    .rotate()
    .resize({ width: 1600, withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colours = new Map<number, Colour>()
  for (let y = 0; y < info.height * high; y += 1)
    for (let x = 0; x < info.width * wide; x += 1) {
      const at = (y * info.width + x) * info.channels
      const [red, green, blue] = [lightest(data[at]), lightest(data[at + 1]), lightest(data[at + 2])]
      const key = (red << 16) | (green << 8) | blue
      if (!colours.has(key)) colours.set(key, [red, green, blue])
    }
  return [...colours.values()]
}

const readTriple = (colour: string): Colour => {
  const [red = 0, green = 0, blue = 0] = colour.split(" ").map(Number)
  return [red, green, blue]
}

/**
 * Returns the least opacity, in steps of 0.01, at which white text keeps its contrast on each of `colours` under a
 * veil.
 */
const findOpacity = (colours: readonly Colour[], veil: Colour): number => {
  const isReadable = (opacity: number): boolean =>
    colours.every(colour => {
      const [red = 0, green = 0, blue = 0] = colour.map((part, at) =>
        toLinear((part * (1 - opacity) + (veil[at] ?? 0) * opacity) / 255)
      )
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) >= leastContrast
    })
  let hundredths = Math.round(leastVeil * 100)
  while (hundredths < 100 && !isReadable(hundredths / 100)) hundredths += 1
  return hundredths / 100
}

/**
 * Returns the opacity that makes white text readable on the `area` of a picture, under veils of any of the colours
 * `scrims` (in the palette's format).
 */
export const measureVeil = async (
  file: string | Buffer,
  area: readonly [number, number],
  scrims: readonly string[]
): Promise<number> => {
  const colours = await listColours(file, area)
  return Math.max(...scrims.map(scrim => findOpacity(colours, readTriple(scrim))))
}
