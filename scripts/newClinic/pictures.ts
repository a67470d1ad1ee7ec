import sharp from "sharp"

/** One of the three parts of a colour `#rrggbb`, from 0 to 255. */
const getPart = (colour: string, index: number): number =>
  Number.parseInt(colour.slice(1 + 2 * index, 3 + 2 * index), 16)

/** A colour mixed with another; `share` of the other, from 0 to 1. */
const mix = (colour: string, other: string, share: number): string =>
  `#${[0, 1, 2]
    .map(index => Math.round(getPart(colour, index) * (1 - share) + getPart(other, index) * share))
    .map(value => value.toString(16).padStart(2, "0"))
    .join("")}`

/** Dark enough for white shapes on it, whatever colour it is made from. */
const darken = (colour: string): string => mix(colour, "#0b1420", 0.55)

const house = (x: number, y: number, size: number, wall: string, roof: string): string =>
  `<rect x="${x}" y="${y}" width="${size}" height="${size * 0.6}" fill="${wall}"/>
  <path d="M${x - size * 0.1} ${y}L${x + size / 2} ${y - size * 0.4}L${x + size * 1.1} ${y}z" fill="${roof}"/>
  <rect x="${x + size * 0.4}" y="${y + size * 0.25}" width="${size * 0.2}" height="${size * 0.35}" fill="${roof}"/>`

const tree = (x: number, y: number, size: number, colour: string): string =>
  `<rect x="${x - size * 0.08}" y="${y}" width="${size * 0.16}" height="${size * 0.6}" fill="${darken(colour)}"/>
  <circle cx="${x}" cy="${y}" r="${size * 0.4}" fill="${colour}"/>`

/** The drawings, as English and Portuguese describe them: a house between two trees; hills and a low sun. */
const scenes: readonly ((width: number, height: number, colour: string) => string)[] = [
  (width, height, colour) => {
    const size = Math.min(width, height) * 0.4
    const [x, y] = [width * (width > height ? 0.72 : 0.55) - size / 2, height * 0.82 - size * 0.6]
    return `<rect y="${height * 0.8}" width="${width}" height="${height * 0.2}" fill="${mix(colour, "#ffffff", 0.45)}"/>
    ${house(x, y, size, "#ffffff", darken(colour))}
    ${tree(x - size * 0.45, y + size * 0.05, size * 0.9, colour)}${tree(x + size * 1.3, y + size * 0.05, size * 0.7, colour)}`
  },
  (width, height, colour) =>
    `<circle cx="${width * 0.75}" cy="${height * 0.62}" r="${Math.min(width, height) * 0.14}" fill="#ffffff"/>
    <ellipse cx="${width * 0.85}" cy="${height}" rx="${width * 0.6}" ry="${height * 0.32}" fill="${mix(colour, "#ffffff", 0.35)}"/>
    <ellipse cx="${width * 0.2}" cy="${height * 1.05}" rx="${width * 0.7}" ry="${height * 0.3}" fill="${colour}"/>`,
]

const draw = (scene: (typeof scenes)[number], width: number, height: number, colour: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
      <rect width="${width}" height="${height}" fill="${mix(colour, "#ffffff", 0.75)}"/>${scene(width, height, colour)}</svg>`
    )
  )
    .webp({ quality: 90 })
    .toBuffer()

/** How the name of each file begins that stands in for a picture of the clinic: `npm run check:live` asks for its own. */
const prefix = "sample-"

/** The names of a slide's pictures. */
export const getSlidePictures = (slide: number): { image: string; portrait: string } => ({
  image: `/images/${prefix}${slide + 1}.webp`,
  portrait: `/images/${prefix}${slide + 1}-tall.webp`,
})

export const logoPicture = `/images/${prefix}logo.svg`

/** Plain drawings in the clinic's main colour, by file name: two slides, each wide and tall, and a house as the logo. */
export const drawPictures = async (colour: string): Promise<Record<string, Buffer>> => {
  const drawn = await Promise.all(
    scenes.map(async (scene, slide): Promise<[string, Buffer][]> => {
      const { image, portrait } = getSlidePictures(slide)
      return [
        [image, await draw(scene, 1600, 900, colour)],
        [portrait, await draw(scene, 900, 1200, colour)],
      ]
    })
  )
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="${darken(colour)}"/><path d="M32 12l20 20h-5v18h-10v-12h-10v12h-10v-18h-5z" fill="#ffffff"/></svg>\n`
  return Object.fromEntries(
    [...drawn.flat(), [logoPicture, Buffer.from(logo)] as const].map(([address, bytes]) => [
      address.slice("/images/".length),
      bytes,
    ])
  )
}
