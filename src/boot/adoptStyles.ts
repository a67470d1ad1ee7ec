/**
 * Makes styled-components take the styles that are in the page for its own. Its marks, by which it would find them again,
 * are in no page, as they are only for this (docs/decisions/weight.md).
 */
import { __PRIVATE__ } from "styled-components"
import { stylesId } from "./contract"

const { mainSheet, StyleSheet } = __PRIVATE__

const served = document.querySelector<HTMLStyleElement>(`#${stylesId}`) ?? document.createElement("style")

/** Every word in the page's styles; the name of a class is one that nothing else has. */
const words = new Set(`${served.textContent}`.match(/[\w-]+/g))

/** The rules in the page's styles by each word in them, read when the first is copied: a press waits for it. */
const rulesByWord = new Map<string, string[]>()

const listRules = (name: string): string[] => {
  if (rulesByWord.size === 0)
    for (const { cssText } of served.sheet?.cssRules ?? [])
      for (const word of new Set(cssText.match(/[\w-]+/g))) {
        const rules = rulesByWord.get(word)
        if (rules) rules.push(cssText)
        else rulesByWord.set(word, [cssText])
      }
  return rulesByWord.get(name) ?? []
}

// Methods of styled-components' own, which the functions below stand in front of.
const hasNameForId = mainSheet.hasNameForId.bind(mainSheet)
const insertRules = mainSheet.insertRules.bind(mainSheet)

/** The components, by the names of their classes, whose rules are only in the page's styles. */
const components = new Map<string, string>()

/** The first component, in their order, with a rule that is not in the page's styles. */
let firstOwn = Infinity

/** Styles of later components win over those of earlier ones, so they are copied behind a rule that is new. */
const copyLater = (): void => {
  for (const [name, id] of components)
    if (StyleSheet.registerId(id) > firstOwn) {
      components.delete(name)
      insertRules(id, name, listRules(name))
    }
}

mainSheet.hasNameForId = (id, name) => {
  if (hasNameForId(id, name)) return true
  if (!words.has(name)) return false
  components.set(name, id)
  copyLater()
  return true
}

mainSheet.insertRules = (id, name, rules) => {
  firstOwn = Math.min(firstOwn, StyleSheet.registerId(id))
  copyLater()
  insertRules(id, name, rules)
}
