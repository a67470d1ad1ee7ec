/** @jest-environment node */
import { type Palette, dark, light, lightWithContrast, print } from "../../src/styles/tokens"
import { getContrast, getLuminance } from "../support/contrast"

type Colour = Exclude<keyof Palette, "shadow">

/** The contrast of two colours in the form `#rrggbb`. */
const contrast = (one: string, other: string): number => {
  const [first = 0, second = 0] = [one, other].map(colour =>
    getLuminance(...[1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16)))
  )
  return getContrast(first, second)
}

const surfaces = ["surface", "surfaceRaised", "surfaceSunk"] as const

const on = (foregrounds: readonly Colour[], backgrounds: readonly Colour[]): [Colour, Colour][] =>
  foregrounds.flatMap(foreground => backgrounds.map((background): [Colour, Colour] => [foreground, background]))

/** Text and its backgrounds: 4.5:1 (WCAG 1.4.3). */
const text: readonly [Colour, Colour][] = [
  ...on(["text", "textMuted", "brand", "brandStrong", "violet", "danger", "success"], surfaces),
  ...on(["brand", "brandStrong", "text"], ["brandSoft"]),
  ...on(["violet"], ["violetSoft"]),
  ...on(["danger", "text", "brand"], ["dangerSoft"]),
  ...on(["onBrand"], ["brand", "brandStrong"]),
  ...on(["onAccent"], ["accent", "accentStrong"]),
  // The head of the card for emergencies.
  ...on(["surfaceRaised"], ["danger"]),
  ...on(["onDeep", "onDeepMuted"], ["deep", "footerBg"]),
  // Tooltips.
  ...on(["surface"], ["text"]),
]

/** Borders of controls, the focus ring and what marks a state: 3:1 (WCAG 1.4.11). */
const borders: readonly [Colour, Colour][] = [
  ...on(["controlBorder", "focus"], [...surfaces, "brandSoft", "dangerSoft"]),
  ...on(["danger", "success"], surfaces),
  ...on(["deepControlBorder"], ["deep"]),
]

describe.each(Object.entries({ light: { ...light, ...lightWithContrast }, dark }))(
  "the palette %s for those who ask for more contrast",
  (_name, palette) => {
    it.each(text)("shows %s on %s at 7:1 or more", (foreground, background) => {
      expect(contrast(palette[foreground], palette[background])).toBeGreaterThanOrEqual(7)
    })
  }
)

describe.each(Object.entries({ light, dark, print }))("the palette %s", (_name, palette) => {
  it.each(text)("shows %s on %s at 4.5:1 or more", (foreground, background) => {
    expect(contrast(palette[foreground], palette[background])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(borders)("shows the border %s on %s at 3:1 or more", (border, background) => {
    expect(contrast(palette[border], palette[background])).toBeGreaterThanOrEqual(3)
  })
})

// On dark sections, the footer and pictures the ring has one colour in both themes. The numbers of the statistics are large.
it.each([light, dark])("shows the focus ring and the numbers on dark sections at 3:1 or more", palette => {
  for (const background of [palette.deep, palette.footerBg, "#061a22"])
    expect(contrast("#ffb46b", background)).toBeGreaterThanOrEqual(3)
  expect(contrast(palette.accent, palette.deep)).toBeGreaterThanOrEqual(3)
})
