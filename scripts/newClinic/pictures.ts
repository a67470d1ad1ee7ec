import sharp from "sharp"

/** Attributes of a dark shade over the shapes below. */
const shade = 'fill="#0b1420" fill-opacity="0.6"'

/**
 * Drawings in the clinic's colour, 1600 × 1200, which match the alternative texts in the first words: a house between
 * two trees; hills and a low sun. Wide pictures crop the top and the bottom, tall ones the left side.
 */
const scenes = [
  `<rect y="900" width="1600" height="300" fill-opacity="0.4"/>
  <rect x="980" y="700" width="340" height="220" fill="#ffffff"/>
  <path d="M946 700l204-140 204 140zM1116 920v-135h68v135zM848 920V740h24v180zM1428 920V780h24v140z" ${shade}/>
  <circle cx="860" cy="740" r="120"/>
  <circle cx="1440" cy="780" r="95"/>`,
  `<circle cx="1180" cy="630" r="140" fill="#ffffff"/>
  <ellipse cx="1360" cy="1200" rx="960" ry="420" fill-opacity="0.55"/>
  <ellipse cx="350" cy="1300" rx="1100" ry="420"/>`,
]

const draw = (scene: string, colour: string, width: number, height: number): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200" fill="${colour}"><rect width="1600" height="1200" fill-opacity="0.25"/>${scene}</svg>`
    )
  )
    .flatten({ background: "#ffffff" })
    .resize(width, height, { position: "right" })
    .webp({ quality: 90 })
    .toBuffer()

/** Prefix of the files that stand in for the clinic's own pictures; `npm run check:live` asks for replacements. */
const prefix = "sample-"

/** Returns the addresses of a slide's pictures. */
export const getSlidePictures = (slide: number): { image: string; portrait: string } => ({
  image: `/images/${prefix}${slide + 1}.webp`,
  portrait: `/images/${prefix}${slide + 1}-tall.webp`,
})

export const logoPicture = `/images/${prefix}logo.svg`

/**
 * Draws plain pictures in the clinic's main colour, keyed by address: two slides, each wide and tall, and a house as
 * the logo.
 */
export const drawPictures = async (colour: string): Promise<Record<string, Buffer>> => {
  const pictures: Record<string, Buffer> = {}
  for (const [slide, scene] of scenes.entries()) {
    const { image, portrait } = getSlidePictures(slide)
    pictures[image] = await draw(scene, colour, 1600, 900)
    pictures[portrait] = await draw(scene, colour, 900, 1200)
  }
  const area = 'width="64" height="64" rx="12"'
  const house = '<path d="M32 12l20 20h-5v18h-10v-12h-10v12h-10v-18h-5z" fill="#ffffff"/>'
  pictures[logoPicture] = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect ${area} fill="${colour}"/><rect ${area} ${shade}/>${house}</svg>\n`
  )
  return pictures
}
