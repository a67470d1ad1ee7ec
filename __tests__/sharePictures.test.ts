/** @jest-environment node */
import { readFileSync } from "node:fs"
import sharp from "sharp"
import { drawSharePicture, shareLimit } from "../src/build/sharePictures"
import { shareSize } from "../src/content/pages"

const art = readFileSync("data/images/day.jpg")
const sign = readFileSync("static/favicon.svg")
const words = { name: "Mopane Medical Centre", now: "We are open now, day and night." }

it.each(["About us", "Doctors & nurses <at> night", "A title of sixty characters, the longest that the model takes"])(
  "draws “%s”, 1200 × 630 and at most 150 KB",
  async title => {
    const picture = await drawSharePicture(art, sign, { ...words, title })
    expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", ...shareSize })
    expect(picture.length).toBeLessThanOrEqual(shareLimit)
  }
)

it("draws the same words the same way, and other words another way", async () => {
  const [once, again, other] = await Promise.all(
    ["About us", "About us", "Contact us"].map(title => drawSharePicture(art, sign, { ...words, title }))
  )
  expect(again).toEqual(once)
  expect(other).not.toEqual(once)
})

it("keeps even a picture of noise within the limit", async () => {
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
  expect((await drawSharePicture(noise, sign, { ...words, title: "About us" })).length).toBeLessThanOrEqual(shareLimit)
})
