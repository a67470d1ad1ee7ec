import sharp, { type Sharp } from "sharp"

/** A picture as a phone takes it: turned by 90 degrees, with metadata on the phone and the place. The side that is shown at the top is red. */
export const createPhonePicture = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: "#2060a0" } })
    .composite([
      { input: { create: { width: width / 4, height, channels: 3, background: "#ff0000" } }, left: 0, top: 0 },
    ])
    .withExif({
      IFD0: { Make: "SecretPhone", Copyright: "A. Nurse" },
      IFD3: { GPSLatitudeRef: "S", GPSLatitude: "17/1 49/1 30/1", GPSLongitudeRef: "E", GPSLongitude: "31/1 2/1 0/1" },
    })
    .withMetadata({ orientation: 6 })

/** Whether a picture is red at this place. */
export const isRed = async (picture: Buffer, left: number, top: number): Promise<boolean> => {
  const [red = 0, , blue = 255] = await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return red > 200 && blue < 80
}
