import { corners, headingFonts, warmths } from "../../../plugins/gatsby-plugin-brand"
import { choice, entry, logo } from "../../../plugins/gatsby-plugin-content-model"
import { colourLine } from "../kinds/colour"
import { colourPattern } from "./patterns"

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
