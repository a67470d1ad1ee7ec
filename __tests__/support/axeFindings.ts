import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Frame, Page } from "@playwright/test"

const source = readFileSync(createRequire(`${process.cwd()}/`).resolve("axe-core/axe.min.js"), "utf8")

/** What axe finds wrong in a page or a frame, or in the parts of it that these selectors name; each as one line. */
export const axeFindings = async (place: Page | Frame, selectors?: readonly string[]): Promise<string[]> => {
  if (!(await place.evaluate(() => "axe" in window))) await place.evaluate(source)
  return place.evaluate(async parts => {
    const axe: unknown = Reflect.get(window, "axe")
    const run: unknown = typeof axe === "object" && axe !== null ? Reflect.get(axe, "run") : undefined
    if (typeof run !== "function") throw new Error("axe did not load")
    const { violations } = await run(parts ? { include: parts } : document, { resultTypes: ["violations"] })
    const lines: string[] = []
    for (const { id, nodes } of violations)
      for (const node of nodes)
        lines.push(`${id}: ${node.target.join(" ")} ${node.failureSummary.split("\n")[1] ?? ""}`)
    return lines
  }, selectors)
}
