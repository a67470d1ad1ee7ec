/** Border radii of small elements, tiles, cards and buttons, keyed by the name of the style. */
export const corners: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  round: { radiusSmall: "8px", radiusMedium: "12px", radius: "16px", radiusRound: "999px" },
  soft: { radiusSmall: "4px", radiusMedium: "6px", radius: "8px", radiusRound: "8px" },
  square: { radiusSmall: "0", radiusMedium: "0", radius: "0", radiusRound: "0" },
}
