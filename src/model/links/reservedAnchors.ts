import { feesAnchor, getGroupAnchor, mapAnchor } from "./pages"

/** Ids of the pages' own elements, from which the anchors of entries must differ. */
export const reservedAnchors: readonly string[] = [
  "announcer",
  "care",
  "care-heading",
  "content",
  "copy-note",
  feesAnchor,
  "fees-heading",
  "gatsby-announcer",
  "gatsby-focus-wrapper",
  "inline-script",
  mapAnchor,
  "menu",
  "notice",
  "on-this-page",
  "places",
  "places-heading",
  "preloads",
  "preview",
  ...Array.from({ length: 60 }, (_, index) => getGroupAnchor(index)),
  "styles",
  "tasks",
]
