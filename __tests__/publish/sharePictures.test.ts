import { readFileSync } from "node:fs"
import sharp from "sharp"
import { sampleContent } from "../../scripts/sampleFolders"
import { drawSharePicture } from "../../src/publish/sharePictures"

const limit = 150 * 1024

const picture = readFileSync(`${sampleContent}/images/day.jpg`)
const logo = readFileSync(`${sampleContent}/images/logo.svg`)
const texts = { name: "Mopane Medical Centre", now: "We are open now, day and night." }

const look = { scrim: "6 26 34", onDeep: "#ffffff", deepBrand: "#6ff0cf", headingFont: "Fraunces" }

const draw = (title: string): Promise<Buffer> => drawSharePicture(picture, logo, { ...texts, title }, look)

it.each(["About us", "Doctors & nurses <at> night", "A title of sixty characters, the longest that the model takes"])(
  "draws “%s” at 1200 × 630 px in at most 150 KB, the same each time",
  async title => {
    const [once, again, other] = await Promise.all([draw(title), draw(title), draw("Contact us")])
    expect(await sharp(once).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 })
    expect(once.length).toBeLessThanOrEqual(limit)
    expect(again).toEqual(once)
    expect(other).not.toEqual(once)
  }
)

it("keeps even a picture of noise within 150 KB", async () => {
  const noise = await sharp({
    create: {
      width: 1600,
      height: 900,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()
  expect((await drawSharePicture(noise, logo, { ...texts, title: "About us" }, look)).length).toBeLessThanOrEqual(limit)
})
