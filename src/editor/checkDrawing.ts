import { type DrawPixels, checkLogo } from "../../plugins/gatsby-plugin-brand"

/** Draws an SVG on a canvas. */
const drawPixels: DrawPixels = async (svg, size, grey) => {
  // Firefox draws nothing if a drawing has no size of its own.
  const drawing = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement
  drawing.setAttribute("width", String(size))
  drawing.setAttribute("height", String(size))
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing.outerHTML)}`
  await image.decode()
  const canvas = new OffscreenCanvas(size, size).getContext("2d")
  if (!canvas) throw new Error("This browser cannot draw the logo.")
  canvas.fillStyle = `rgb(${grey} ${grey} ${grey})`
  canvas.fillRect(0, 0, size, size)
  canvas.drawImage(image, 0, 0, size, size)
  // Every fourth number is the alpha channel.
  return canvas.getImageData(0, 0, size, size).data.filter((_, index) => index % 4 < 3)
}

/** Finds the problems of a drawing as a logo, with the code of the build. */
export const checkDrawing = (source: string): Promise<readonly string[]> => checkLogo(source, drawPixels)
