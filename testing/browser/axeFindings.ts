import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Frame, Page } from "@playwright/test"

const source = readFileSync(createRequire(`${process.cwd()}/`).resolve("axe-core/axe.min.js"), "utf8")

interface Options {
  /** Selectors of the parts to check. By default, the whole page is checked. */
  selectors?: readonly string[]
  /**
   * Rules to check: all, including best practices; all except colour contrast, plus two that axe disables by default;
   * those about colours; or the contrast of WCAG AAA.
   */
  rules?: "all" | "structure" | "colour" | "contrast-aaa"
}

/** Returns axe's violations in a page or a frame, one line each. */
export const axeFindings = async (frame: Page | Frame, options: Options = {}): Promise<string[]> => {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(source)
  return frame.evaluate(async ({ selectors, rules }) => {
    const axe: unknown = Reflect.get(window, "axe")
    const run: unknown = typeof axe === "object" && axe !== null ? Reflect.get(axe, "run") : undefined
    if (typeof run !== "function") throw new Error("axe did not load")
    const { violations } = await run(selectors ? { include: selectors } : document, {
      resultTypes: ["violations"],
      ...(rules === "structure" && {
        rules: {
          "color-contrast": { enabled: false },
          "label-content-name-mismatch": { enabled: true },
          "target-size": { enabled: true },
        },
      }),
      ...(rules === "colour" && { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } }),
      ...(rules === "contrast-aaa" && { runOnly: { type: "rule", values: ["color-contrast-enhanced"] } }),
    })
    const lines: string[] = []
    for (const { id, nodes } of violations)
      for (const node of nodes)
        lines.push(`${id}: ${node.target.join(" ")} ${node.failureSummary.split("\n")[1] ?? ""}`)
    return lines
  }, options)
}
