import type { Page } from "@playwright/test"

/** Returns all animations, transitions and smooth scrolling of the page, wherever they are set. */
export const motions = (page: Page) =>
  page.evaluate(() => {
    const moving: string[] = []
    for (const element of document.querySelectorAll("*"))
      for (const part of ["", "::before", "::after"]) {
        const { transitionDuration, animationName, animationDuration } = getComputedStyle(element, part)
        const longest = Math.max(
          ...[transitionDuration, ...(animationName === "none" ? [] : [animationDuration])].flatMap(times =>
            times.split(",").map(Number.parseFloat)
          )
        )
        // A toast's timer is an invisible animation.
        if (longest > 0.001 && element.checkVisibility({ visibilityProperty: true }))
          moving.push(`${element.outerHTML.slice(0, 100)}${part}: ${longest} s`)
      }
    if (getComputedStyle(document.documentElement).scrollBehavior === "smooth") moving.push("scrolling")
    return moving
  })
