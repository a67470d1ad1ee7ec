import type { Page } from "@playwright/test"

/** Records the layout shifts of each page that is opened from now on, except those after user input. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = []
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput) shifts.push(Number(entry.value))
    }).observe({ type: "layout-shift", buffered: true })
    Object.assign(window, { shifts })
  })

/**
 * Returns the layout shift since the last call, after the page has been painted and the browser has reported its
 * shifts.
 */
export const takeShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
    // The browser reports shifts in a separate task after the frame.
    await new Promise(resolve => setTimeout(resolve))
    const shifts: unknown = Reflect.get(window, "shifts")
    if (!Array.isArray(shifts)) throw new Error("The page's shifts were not noted.")
    return shifts.splice(0).reduce((sum: number, value: number) => sum + value, 0)
  })
