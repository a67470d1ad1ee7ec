import { waitFor } from "@testing-library/react"
import { only } from "./only"

/**
 * Returns the regions of the page with this heading. They are found by their attributes, because a search by role
 * computes the styles of the whole page, which is slow in jsdom.
 */
export const listPanels = (heading: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>("section[aria-labelledby]")].filter(
    section => document.getElementById(section.getAttribute("aria-labelledby") ?? "")?.textContent === heading
  )

/** Waits for the region with this heading. */
export const findPanel = (heading: string): Promise<HTMLElement> =>
  waitFor(() => only(listPanels(heading), `the panel “${heading}”`))
