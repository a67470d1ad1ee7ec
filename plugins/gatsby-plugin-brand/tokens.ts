/** The colours of a theme: the tokens that styles use as custom properties. */
export interface Palette {
  surface: string
  /** Cards and fields. */
  surfaceRaised: string
  /** Sections between two plain sections. */
  surfaceSunk: string
  text: string
  textMuted: string
  /** Links, icons and the primary button. */
  brand: string
  brandStrong: string
  onBrand: string
  /** A tint of the brand behind icons and selected items. */
  brandSoft: string
  accent: string
  accentStrong: string
  onAccent: string
  /** An additional colour, for some icons and for the focus ring. */
  support: string
  /** Only for danger and errors. */
  danger: string
  dangerSoft: string
  /** Only for what is urgent, but no danger. */
  urgent: string
  onUrgent: string
  success: string
  focus: string
  /** Decorative lines. */
  border: string
  /** Borders of fields and controls: 3:1 against the surfaces (WCAG 1.4.11). */
  controlBorder: string
  /** Dark sections (banner, footer), and the text and controls on them. */
  deep: string
  onDeep: string
  onDeepMuted: string
  deepControlBorder: string
  /** The focus ring on dark sections, the footer and the carousel. */
  deepFocus: string
  /** A light tint of the brand on dark sections and share pictures. */
  deepBrand: string
  footerBg: string
  /** Red, green and blue, for use with an opacity: `rgb(var(--shadow) / 0.1)`. */
  shadow: string
  /** The same for the scrim, which makes white text on a picture readable. */
  scrim: string
  scrimOpacity: string
  /** The same for a light layer on a dark section. */
  overlay: string
}

/** The tokens, each once: the compiler names one that is missing here. */
const tokenNames = {
  surface: true,
  surfaceRaised: true,
  surfaceSunk: true,
  text: true,
  textMuted: true,
  brand: true,
  brandStrong: true,
  onBrand: true,
  brandSoft: true,
  accent: true,
  accentStrong: true,
  onAccent: true,
  support: true,
  danger: true,
  dangerSoft: true,
  urgent: true,
  onUrgent: true,
  success: true,
  focus: true,
  border: true,
  controlBorder: true,
  deep: true,
  onDeep: true,
  onDeepMuted: true,
  deepControlBorder: true,
  deepFocus: true,
  deepBrand: true,
  footerBg: true,
  shadow: true,
  scrim: true,
  scrimOpacity: true,
  overlay: true,
} as const satisfies Record<keyof Palette, true>

/** Returns whether a palette has all tokens. */
export const isPalette = (palette: Partial<Palette>): palette is Palette =>
  Object.keys(tokenNames).every(name => Object.keys(palette).includes(name))
