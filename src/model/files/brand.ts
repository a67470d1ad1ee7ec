import {
  type BrandLook,
  type Meaning,
  corners,
  headingFonts,
  warmths,
  isDangerRed,
  listAdjustments,
} from "../../../plugins/gatsby-plugin-brand"
import {
  type Kind,
  type Presence,
  type LineField,
  type LineOptions,
  type ValueProblem,
  choice,
  entry,
  logo,
  line,
  lineKind,
  locate,
  checkField,
} from "../../../plugins/gatsby-plugin-content-model"
import { colourPattern } from "./patterns"
import type { EditorField } from "../../../plugins/gatsby-plugin-content-model/forms"

const colourKind = {
  ...lineKind,
  checkMeaning: (text: string): string[] =>
    isDangerRed(text)
      ? [
          `is “${text}”, the red of emergencies and errors, which patients must be able to trust: choose another colour.`,
        ]
      : [],
  describeLimits: (): string[] => ["Write it with # in front, such as “#336699”."],
  widget: (): Pick<EditorField, "widget"> & Partial<EditorField> => ({ widget: "color", allowInput: true }),
} satisfies Kind & Partial<LineField>

const colourLine = <Options extends LineOptions>(options: Options): LineField & Presence<Options> => ({
  ...line(options),
  ...colourKind,
})

const colour = (label: string, hint: string) => colourLine({ label, hint, max: 7, pattern: colourPattern })

const optionalColour = (label: string, hint: string) =>
  colourLine({ label, hint, max: 7, pattern: colourPattern, optional: true })

const ownColours = (label: string) =>
  entry(
    {
      type: "OwnColours",
      label,
      optional: true,
      hint: "Colours set by hand instead of derived ones. They stay when the main colour or the accent changes: leave them out unless you have reasons.",
    },
    {
      brand: optionalColour("Links and buttons", "Instead of the shade of the main colour."),
      accent: optionalColour("Accent", "Instead of the shade of the accent."),
      support: optionalColour("Some icons", "Instead of the shade of the third colour."),
    }
  )

export const brand = entry(
  {
    type: "BrandJson",
    label: "Brand",
    hint: "A few values from which all colours of the site are made, light and dark. Each text keeps its contrast.",
  },
  {
    logo: logo({
      label: "Logo",
      hint: "One simple, square drawing without words (SVG): in the header, in browsers’ tabs, as an icon on phones and on share pictures, on light and on dark.",
    }),
    main: colour("Main colour", "Links, buttons and dark sections take their colour from it."),
    accent: colour("Accent", "Used sparingly: the button on the pictures, numbers, stars."),
    support: optionalColour(
      "Third colour",
      "Some icons, and the ring around the control that has the keyboard’s focus. If left out, they have the accent or the main colour."
    ),
    warmth: choice({
      label: "Surfaces",
      options: warmths,
      hint: "The tone of the light theme: warm like sand, neutral like paper, or cool.",
    }),
    corners: choice({
      label: "Corners",
      options: Object.keys(corners),
      hint: "The corners of cards, buttons and fields.",
    }),
    headingFont: choice({
      label: "Heading font",
      options: Object.keys(headingFonts),
      hint: "Fraunces is warm and soft, Literata calm and bookish, Nunito round and friendly.",
    }),
    light: ownColours("Light theme by hand"),
    dark: ownColours("Dark theme by hand"),
  }
)

/** The part of `brand.json` that the styles of all pages use. */
export interface Brand extends BrandLook {
  /** URL of the logo in `data`. */
  logo: string
}

/** Returns the parsed `brand.json`, or undefined if a check fails. */
export const readBrand = (value: unknown): Brand | undefined =>
  checkField(brand, value).length > 0 ? undefined : brand.read(value)

const meanings: Readonly<Record<Meaning, string>> = {
  danger: "red of emergencies and errors",
  urgent: "orange of what is urgent",
  success: "green of success",
}

/** Returns hints on colours that the site changes from those in `brand.json`, with the reasons. */
export const findBrandHints = (value: unknown): ValueProblem[] => {
  const look = readBrand(value)
  return (look ? listAdjustments(look) : []).map(({ path, asked, shown, near, isByHand }) => ({
    ...locate("brand.json", brand, value, path),
    message: `is “${asked}”, ${
      isByHand
        ? "but another colour is set by hand in “light”"
        : near
          ? `too near to the ${meanings[near]}`
          : "which would be hard to see, or to read as text"
    }: the site shows ${shown} instead.`,
  }))
}
