import compatibility from "@mdn/browser-compat-data" with { type: "json" }
import { getValue, isRecord } from "../plugins/gatsby-plugin-content-model/json"
import { readOldestBrowsers } from "../plugins/gatsby-plugin-on-demand/build"

const oldest = readOldestBrowsers()

/** Returns the first version of a browser that has a feature: 0 if it is unknown, infinite if there is none. */
const findFirstVersion = (support: unknown, browser: string): number => {
  const statements = [getValue(support, browser)].flat().filter(statement => !getValue(statement, "flags"))
  const versions = statements.map(statement => {
    const added = getValue(statement, "version_added")
    return typeof added === "string" ? parseFloat(added.replace("≤", "")) : Infinity
  })
  return Math.min(...versions.map(version => (Number.isNaN(version) ? Infinity : version)))
}

/** Returns whether all engines have a feature by now, but the oldest supported browsers have not. */
const isYoung = (support: unknown): boolean => {
  const firsts = Object.entries(oldest).map(([browser, limit]) => ({
    limit,
    first: findFirstVersion(support, browser),
  }))
  return firsts.every(({ first }) => first < Infinity) && firsts.some(({ first, limit }) => first > limit)
}

/** Names of functions and objects in MDN's data, and whether each feature of this name is young. */
const listNames = (features: unknown): (readonly [name: string, isYoung: boolean])[] =>
  isRecord(features)
    ? Object.entries(features).flatMap(([key, feature]) => {
        const support = getValue(feature, "__compat", "support")
        const name = key.replace(/_static$/, "")
        return [...(support ? [[name, isYoung(support)] as const] : []), ...listNames(feature)]
      })
    : []

const names = [compatibility.javascript.builtins, compatibility.api].flatMap(listNames)
const oldNames = new Set(names.flatMap(([name, young]) => (young ? [] : [name])))
const youngNames = new Set(names.flatMap(([name, young]) => (young && !oldNames.has(name) ? [name] : [])))

/** Parts of regular expressions, by their names in MDN's data. A script with one that a browser lacks does not run at all. */
const patternParts: Readonly<Record<string, RegExp>> = {
  lookbehind_assertion: /\(\?<[=!]/,
  modifier: /\(\?[ims]*-?[ims]+:/,
}

const youngParts = Object.entries(patternParts).filter(([name]) =>
  isYoung(getValue(compatibility.javascript.regular_expressions, name, "__compat", "support"))
)

/** Returns whether a static method, such as `AbortSignal.timeout`, is young. Its name alone may be an older one’s, too. */
const isYoungStatic = (owner = "", name = ""): boolean =>
  isYoung(getValue(compatibility.api, owner, `${name}_static`, "__compat", "support"))

/**
 * Returns what a script has that the oldest supported browsers lack, by MDN's data: methods and global objects, which
 * are names that are called, or whose members are used, static methods, and parts of regular expressions. Another name
 * that an older feature also has is never found.
 */
export const findYoungFeatures = (script: string): string[] => [
  ...[...new Set([...script.matchAll(/\b[A-Za-z]\w+(?=\(|\.\w)/g)].map(([name]) => name))].filter(name =>
    youngNames.has(name)
  ),
  ...[...script.matchAll(/\b([A-Z]\w+)\.([a-z]\w+)(?=\()/g)].flatMap(([all, owner, name]) =>
    isYoungStatic(owner, name) ? [all] : []
  ),
  ...youngParts.flatMap(([name, part]) => (part.test(script) ? [name] : [])),
]
