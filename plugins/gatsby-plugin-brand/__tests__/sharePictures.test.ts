import sharp from "sharp"
import { drawSharePicture } from "../sharePictures"

const limit = 150 * 1024

/** A drawing of an object on a table, used instead of a photograph. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="#c98f52"/><circle cx="1100" cy="420" r="300" fill="#f4e3c1"/></svg>`
const logo = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h6v6z"/></svg>')
const texts = { name: "Corner Bakery", now: "We are open now, until six." }

const look = { scrim: "6 26 34", onDeep: "#ffffff", deepBrand: "#6ff0cf", headingFont: "Fraunces" }

const draw = (title: string): Promise<Buffer> => drawSharePicture(Buffer.from(drawing), logo, { ...texts, title }, look)

it.each(["About us", "Bread & rolls <at> night", "A title of sixty characters, the longest that the model takes"])(
  "a share picture of “%s” has 1200 × 630 px and at most 150 KB, the same each time",
  async title => {
    const [once, again, other] = await Promise.all([draw(title), draw(title), draw("Contact us")])
    expect(await sharp(once).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 })
    expect(once.length).toBeLessThanOrEqual(limit)
    expect(again).toEqual(once)
    expect(other).not.toEqual(once)
  }
)

it("a share picture of noise has at most 150 KB", async () => {
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
