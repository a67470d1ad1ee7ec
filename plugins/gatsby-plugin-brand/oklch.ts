/**
 * A colour in OKLCH (https://www.w3.org/TR/css-color-4/#ok-lab): lightness from 0 to 1, chroma, and hue in degrees.
 * Equal distances look equally large, so colours of different hues can have the same lightness.
 */
export interface Oklch {
  l: number
  c: number
  h: number
}

/** Returns the linear light of one sRGB component, both from 0 to 1. */
export const toLinear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const fromLinear = (part: number): number => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)

type Triple = readonly [number, number, number]

const readLinear = (colour: string): Triple => {
  const part = (at: number): number => toLinear(Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  return [part(1), part(3), part(5)]
}

const toLab = (colour: string): Triple => {
  const [r, g, b] = readLinear(colour)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const toLinearRgb = ({ l, c, h }: Oklch): Triple => {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ]
}

/** Returns the colour `#rrggbb` in OKLCH. */
export const parseColour = (colour: string): Oklch => {
  const [l, a, b] = toLab(colour)
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

const isShown = (parts: Triple): boolean => parts.every(part => part >= -0.0005 && part <= 1.0005)

/** Returns a colour as `#rrggbb`. Reduces the chroma of a colour outside sRGB until screens can show it. */
export const formatColour = (colour: Oklch): string => {
  const l = Math.min(1, Math.max(0, colour.l))
  let parts = toLinearRgb({ ...colour, l })
  if (!isShown(parts)) {
    let [shown, tooMuch] = [0, colour.c]
    parts = toLinearRgb({ ...colour, l, c: 0 })
    while (tooMuch - shown > 0.001) {
      const c = (shown + tooMuch) / 2
      const tried = toLinearRgb({ ...colour, l, c })
      if (isShown(tried)) [shown, parts] = [c, tried]
      else tooMuch = c
    }
  }
  return `#${parts
    .map(part =>
      Math.round(255 * fromLinear(Math.min(1, Math.max(0, part))))
        .toString(16)
        .padStart(2, "0")
    )
    .join("")}`
}

/** Returns the difference of two colours, as ΔE in OKLab times 100: 2 is a difference that most people just notice. */
export const measureDifference = (one: string, other: string): number => {
  const [a, b] = [toLab(one), toLab(other)]
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

const measureLuminance = (colour: string): number => {
  const [r, g, b] = readLinear(colour)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Returns the contrast ratio of two colours as defined by WCAG, from 1 to 21. */
export const measureContrast = (one: string, other: string): number => {
  const [a, b] = [measureLuminance(one), measureLuminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
