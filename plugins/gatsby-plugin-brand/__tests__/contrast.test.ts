import { assert, constantFrom, integer, option, property, record } from "fast-check"
import { getContrast, getLuminance } from "../../../testing/contrast"
import { readTable } from "../../../testing/readTable"
import { measureDifference, parseColour } from "../oklch"
import { type BrandColours, derivePalette, listAdjustments } from "../palette"
import { warmths } from "../shades"
import type { Palette } from "../tokens"

/** Returns the contrast of two colours in the format `#rrggbb`. */
const contrast = (one: string, other: string): number => {
  const [first = 0, second = 0] = [one, other].map(colour =>
    getLuminance(...[1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16)))
  )
  return getContrast(first, second)
}

const pairs = readTable("plugins/gatsby-plugin-brand/__tests__/contrast.txt").flatMap(([what, front = "", back = ""]) =>
  front.split(" ").flatMap(foreground => back.split(" ").map(background => ({ foreground, background, what })))
)

/** Returns the pairs of `palette` with too little contrast: text below `least`, and anything else below 3. */
const findFaint = (palette: Palette, least: number): string[] => {
  const colours = new Map(Object.entries(palette))
  return pairs.flatMap(({ foreground, background, what }) => {
    const found = contrast(colours.get(foreground) ?? "", colours.get(background) ?? "")
    const isEnough = found >= (what === "text" ? least : 3)
    return isEnough ? [] : [`${foreground} on ${background}: ${found.toFixed(2)}`]
  })
}

/** Returns the contrast of white text with the scrim over a white picture. */
const measureScrim = ({ scrim, scrimOpacity }: Palette): number => {
  const shown = scrim.split(" ").map(part => Math.round(255 + (Number(part) - 255) * Number(scrimOpacity)))
  return getContrast(1, getLuminance(...shown))
}

/** Returns all pairs with too little contrast in the palettes of `brand`. */
const findAllFaint = (brand: BrandColours): string[] => {
  return [
    ...findFaint(derivePalette(brand, "light"), 4.5),
    ...findFaint(derivePalette(brand, "dark"), 4.5),
    ...findFaint(derivePalette(brand, "light", "more"), 7),
    ...findFaint(derivePalette(brand, "dark", "more"), 7),
  ]
}

const sample: BrandColours = {
  main: "#0e5f68",
  accent: "#f29a4a",
  warmth: "warm",
  light: { accent: "#f29a4a", support: "#6a4aae" },
  dark: { brand: "#6fdcc0", accent: "#ffb46b", support: "#c3adf5" },
}

it("every pair of text and surface is readable with the brand of the sample", () => {
  expect(findAllFaint(sample)).toEqual([])
})

const colour = integer({ min: 0, max: 0xffffff }).map(number => `#${number.toString(16).padStart(6, "0")}`)
const ownColours = option(record({ brand: option(colour), accent: option(colour), support: option(colour) }))
const brands = record({
  main: colour,
  accent: colour,
  support: option(colour),
  warmth: constantFrom(...warmths),
  light: ownColours,
  dark: ownColours,
})

const extremes = ["#000000", "#ffffff", "#ffee00", "#b3261e", "#ff0000", "#00ff00", "#0000ff", "#808080"]

it("every pair is readable with any brand: AA, and AAA for visitors who prefer more contrast", () => {
  assert(
    property(brands, brand => {
      expect(findAllFaint(brand)).toEqual([])
    }),
    { numRuns: 40, examples: extremes.map(main => [{ main, accent: main, warmth: "cool" }]) }
  )
})

it("white text is readable on the scrim over a white picture with any brand", () => {
  assert(
    property(brands, constantFrom("light", "dark"), (brand, theme) => {
      expect(measureScrim(derivePalette(brand, theme))).toBeGreaterThan(4.5)
      expect(measureScrim(derivePalette(brand, theme, "more"))).toBeGreaterThan(7)
    }),
    { numRuns: 40, examples: extremes.map(main => [{ main, accent: main, warmth: "cool" }, "light"]) }
  )
})

describe("colours with a meaning", () => {
  const plain = { main: "#1d2f5e", accent: "#1d9aa0", warmth: "neutral" }

  it("are the same with every brand", () => {
    const other = { main: "#7a1fa2", accent: "#ffd54f", warmth: "cool" }
    for (const theme of ["light", "dark"] as const) {
      const { danger, dangerSoft, urgent, onUrgent, success } = derivePalette(plain, theme)
      expect(derivePalette(other, theme)).toMatchObject({ danger, dangerSoft, urgent, onUrgent, success })
    }
  })

  it.each([
    ["danger", "#c8453b"],
    ["danger", "#ff0000"],
    ["urgent", "#f0953f"],
    ["success", "#1a7a50"],
  ])("replace an accent like %s (%s), and report it", (near, accent) => {
    const [adjustment] = listAdjustments({ ...plain, accent })
    expect(adjustment).toMatchObject({ path: ["accent"], asked: accent, near })
    expect(adjustment?.shown).toBe(derivePalette({ ...plain, accent }, "light").accent)
  })

  it("are reported if a colour that is set by hand prevents another accent", () => {
    const [adjustment] = listAdjustments({ ...sample, accent: "#1d9aa0" })
    expect(adjustment).toEqual({ path: ["accent"], asked: "#1d9aa0", shown: "#f29a4a", isByHand: true })
    expect(listAdjustments(sample)).toEqual([])
  })

  it("do not change other colours of a brand", () => {
    expect(derivePalette(plain, "light").brand).toBe("#1d2f5e")
    expect(listAdjustments(plain)).toEqual([])
  })
})

describe("no colour that nobody chose", () => {
  const brands = [
    ["burgundy and sand", "#6d1a2d", "#d8c3a5"],
    ["dark red and sand", "#8b0000", "#e0cda9"],
    ["burgundy alone", "#6d1a2d", "#6d1a2d"],
    ["black and yellow", "#111111", "#ffd400"],
    ["yellow and black", "#ffd400", "#111111"],
    ["teal alone", "#0e5f68", "#0e5f68"],
    ["green and red", "#006b3f", "#ce1126"],
    ["red and green", "#ce1126", "#006b3f"],
  ] as const
  const names = ["brand", "brandSoft", "accent", "support", "focus", "deep", "deepBrand", "footerBg"] as const

  it.each(brands)("appears with %s", (_, main, accent) => {
    // 78 is the hue of paper, which is used if a burgundy brand has no second colour.
    const chosen = [parseColour(main), parseColour(accent), { c: 1, h: 78 }].filter(({ c }) => c > 0.02)
    const foreign = (["light", "dark"] as const).flatMap(theme => {
      const palette = derivePalette({ main, accent, warmth: "neutral" }, theme)
      return names.flatMap(name => {
        const { l, c, h } = parseColour(palette[name])
        const isHue = chosen.some(other => Math.abs(((h - other.h + 540) % 360) - 180) < 14)
        const isPink = Math.abs(((h - 12 + 540) % 360) - 180) < 32 && l > 0.66 && c > 0.03
        return (c > 0.035 && !isHue) || isPink ? [`${theme} ${name}: ${palette[name]}`] : []
      })
    })
    expect(foreign).toEqual([])
  })

  it("leaves a burgundy brand its burgundy areas and its sand in the dark theme", () => {
    const brand = { main: "#6d1a2d", accent: "#d8c3a5", warmth: "warm" }
    const { deep, brandSoft, brand: links, support } = derivePalette(brand, "dark")
    for (const area of [deep, brandSoft]) expect(measureDifference(area, brand.main)).toBeLessThan(8)
    for (const front of [links, support]) expect(measureDifference(front, brand.accent)).toBeLessThan(8)
    const light = derivePalette(brand, "light")
    for (const surface of [light.surface, light.surfaceRaised, light.surfaceSunk])
      expect(measureDifference(light.accent, surface)).toBeGreaterThan(15)
  })

  it.each([
    ["black and white", "#000000", "#ffffff"],
    ["white and black", "#ffffff", "#000000"],
    ["black alone", "#000000", "#000000"],
  ])("shows buttons in black or near white with %s, because grey ones look disabled", (_, main, accent) => {
    const [light, dark] = (["light", "dark"] as const).map(theme =>
      derivePalette({ main, accent, warmth: "neutral" }, theme)
    )
    expect(light?.brand).toBe("#000000")
    for (const button of [light?.accent, dark?.accent, dark?.brand])
      expect(measureDifference(button ?? "", "#ffffff")).toBeLessThan(13)
  })

  it("includes the third colour of the brand, in both themes", () => {
    const brand = { main: "#0e5f68", accent: "#ffd54f", support: "#6a4aae", warmth: "neutral" }
    expect(derivePalette(brand, "light").support).toBe("#6a4aae")
    expect(parseColour(derivePalette(brand, "dark").support).h).toBeCloseTo(parseColour("#6a4aae").h, -1)
    expect(listAdjustments({ ...brand, support: "#b3261e" })).toMatchObject([{ path: ["support"], near: "danger" }])
  })
})

// ΔE in OKLab: differences below 2 are hardly visible.
it.each([
  ["light", "surface", "#fffaf2"],
  ["light", "text", "#12292f"],
  ["light", "brand", "#0e5f68"],
  ["light", "accent", "#f29a4a"],
  ["light", "support", "#6a4aae"],
  ["light", "deep", "#0b3d45"],
  ["dark", "surface", "#0a1b22"],
  ["dark", "text", "#eef4f2"],
  ["dark", "brand", "#6fdcc0"],
  ["dark", "accent", "#ffb46b"],
  ["dark", "deep", "#0e3a41"],
] as const)("the sample in the %s theme has the %s of its pictures, %s", (theme, token, painted) => {
  expect(measureDifference(derivePalette(sample, theme)[token], painted)).toBeLessThan(2)
})
