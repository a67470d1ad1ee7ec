import { readFile } from "node:fs/promises"
import sharp from "sharp"
import { createPhonePicture, isRed } from "../../../testing/phonePicture"
import { createTemporaryFolder } from "../../../testing/createTemporaryFolder"
import { addAvif, waitForPictures } from "../avif"
import { createAvifResolver } from "../avifResolver"

const folder = createTemporaryFolder()

const webp = { type: "image/webp", sizes: "100vw", srcSet: "/static/1f/a1/shop.webp 30w,\n/static/1f/b2/shop.webp 60w" }

const writePicture = async (): Promise<string> => {
  folder.write("shop.jpg", await createPhonePicture(120, 90).jpeg().toBuffer())
  return folder.at("shop.jpg")
}

it("each size of a picture is also an AVIF file, upright and without metadata", async () => {
  const { type, sizes, srcSet } = addAvif(await writePicture(), webp, 50, folder.at("public"))
  expect([type, sizes]).toEqual(["image/avif", "100vw"])
  const found = Array.from(srcSet.matchAll(/(\/static\/1f\/[0-9a-f]{5}\/shop\.avif) (\d+)w/g))
  expect(found.map(([, , width]) => width)).toEqual(["30", "60"])
  await waitForPictures()
  for (const [, url = "", width] of found) {
    const file = await readFile(folder.at(`public${url}`))
    const { exif, icc, ...metadata } = await sharp(file).metadata()
    expect(metadata).toMatchObject({ width: Number(width), height: (Number(width) * 4) / 3 })
    expect([exif, icc]).toEqual([undefined, undefined])
    expect(await isRed(file, 15, 2)).toBe(true)
  }
})

it("another quality gives a file another name, and an existing file is kept", async () => {
  const input = await writePicture()
  const [good, low] = [addAvif(input, webp, 70, folder.at("public")), addAvif(input, webp, 30, folder.at("public"))]
  expect(good.srcSet).not.toBe(low.srcSet)
  await waitForPictures()
  const url = /\S+/.exec(addAvif(input, webp, 71, folder.at("public")).srcSet)?.[0] ?? ""
  folder.write(`public${url}`, "kept")
  await waitForPictures()
  expect(folder.read(`public${url}`)).toBe("kept")
})

it("ends the build with a picture that cannot be read", async () => {
  folder.write("broken.jpg", "no picture")
  addAvif(folder.at("broken.jpg"), webp, 50, folder.at("public"))
  await expect(waitForPictures()).rejects.toThrow("unsupported image format")
})

describe("the resolver of pictures", () => {
  const asked: unknown[] = []
  const originalResolver = (_: unknown, { formats }: { formats?: readonly string[] }) => {
    asked.push(formats)
    return Promise.resolve({ images: { sources: formats?.includes("webp") ? [webp] : [], fallback: {} } })
  }
  const ask = async (formats: string[], isDevelop = false) => {
    const input = await writePicture()
    const context = { nodeModel: { getNodeById: () => ({ absolutePath: input }) } }
    const resolve = createAvifResolver(folder.at("public"), isDevelop)
    const data = await resolve({ parent: "1" }, { formats }, context, { originalResolver })
    return data?.images.sources.map(({ type }) => type)
  }

  it("lets Gatsby make all other formats, and lists AVIF first", async () => {
    expect(await ask(["avif", "webp", "jpg"])).toEqual(["image/avif", "image/webp"])
    expect(asked.at(-1)).toEqual(["webp", "jpg"])
  })

  it.each([
    ["without AVIF where nobody asks for it", ["webp", "jpg"], false],
    ["without AVIF in develop mode", ["avif", "webp", "jpg"], true],
  ])("leaves a picture %s", async (_, formats, isDevelop) => {
    expect(await ask(formats, isDevelop)).toEqual(["image/webp"])
  })
})
