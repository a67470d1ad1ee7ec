import type { DrawPixels } from "../model/check/iconProblems"

/** Draws an SVG on a canvas. */
export const drawPixels: DrawPixels = async (svg, size, grey) => {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = new OffscreenCanvas(size, size).getContext("2d")
  if (!canvas) throw new Error("This browser cannot draw the logo.")
  canvas.fillStyle = `rgb(${grey} ${grey} ${grey})`
  canvas.fillRect(0, 0, size, size)
  canvas.drawImage(image, 0, 0, size, size)
  // Each fourth number is the opacity.
  return canvas.getImageData(0, 0, size, size).data.filter((_, index) => index % 4 < 3)
}
