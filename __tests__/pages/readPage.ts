import { type DefaultTreeAdapterMap, parseFragment } from "parse5"
import { renderToStaticMarkup } from "react-dom/server"
import { type Route, pageElement, readGraph } from "../../testing/unit/pages"

type Node = DefaultTreeAdapterMap["childNode"]
type Element = DefaultTreeAdapterMap["element"]

/** Elements whose text is part of the surrounding line. */
const inline = new Set("a abbr b bdi button em i label small span strong time use".split(" "))

/** Prefixes of the text of these elements. */
const marks: Readonly<Record<string, string>> = { h1: "# ", h2: "## ", h3: "### ", h4: "#### ", li: "- ", option: "- " }

/** Attributes that contain text, state or a link target. */
const telling = "aria-label aria-labelledby alt datetime hidden href hreflang id lang name open placeholder role value"
const tellingNames = new Set(telling.split(" "))

const describeAttributes = ({ attrs }: Element): string =>
  attrs
    .filter(({ name, value }) => tellingNames.has(name) && !value.startsWith("#icon-"))
    .map(({ name, value }) => (name === "href" ? ` → ${value}` : ` ${name}${value && `=${value}`}`))
    .join("")

/**
 * Returns the lines of a part of a page, one for each block. Links and other elements with attributes are in brackets.
 */
const readNodes = (nodes: readonly Node[]): string[] => {
  const lines: string[] = []
  let line = ""
  const end = (): void => {
    const text = line.replaceAll(/[ \n]+/g, " ").trim()
    if (text) lines.push(text)
    line = ""
  }
  for (const node of nodes) {
    if ("value" in node) line += node.value
    if (!("tagName" in node) || node.tagName === "script" || node.tagName === "style") continue
    const about = describeAttributes(node)
    if (inline.has(node.tagName)) {
      const text = readNodes(node.childNodes).join(" ")
      line += about && text ? ` [${text}${about}] ` : `${text} `
      continue
    }
    end()
    if (about) lines.push(`<${node.tagName}${about}>`)
    const [first, ...others] = readNodes(node.childNodes)
    if (first !== undefined) lines.push(`${marks[node.tagName] ?? ""}${first}`, ...others)
  }
  end()
  return lines
}

/** Returns the values of structured data, each with its path, such as `MedicalClinic.address.addressCountry: ZW`. */
const listFacts = (value: unknown, place: string): string[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([name, below]) => listFacts(below, `${place}.${name}`))
    : [`${place}: ${String(value)}`]

/**
 * Returns the text of a page with the targets of its links, and its structured data: one line for each block and fact.
 */
export const readPage = (route: Route): string[] => {
  const html = renderToStaticMarkup(pageElement(route))
  const nodes = readGraph(route)
  return [...readNodes(parseFragment(html).childNodes), ...nodes.flatMap(node => listFacts(node, node["@type"]))]
}

/**
 * Returns the lines that differ between two texts, in order: `- ` precedes those of the first, `+ ` those of the
 * second.
 */
export const compareLines = (before: readonly string[], after: readonly string[]): string[] => {
  // Number of common lines in the rest of both texts, for each pair of positions.
  const common = Array.from({ length: before.length + 1 }, () => [0])
  const countFrom = (one: number, other: number): number => common[one]?.[other] ?? 0
  for (let one = before.length - 1; one >= 0; one -= 1)
    for (let other = after.length - 1; other >= 0; other -= 1) {
      const row = common[one] ?? []
      row[other] =
        before[one] === after[other]
          ? countFrom(one + 1, other + 1) + 1
          : Math.max(countFrom(one + 1, other), countFrom(one, other + 1))
    }
  const lines: string[] = []
  let other = 0
  for (const [one, line] of before.entries()) {
    while (line !== after[other] && countFrom(one, other + 1) > countFrom(one + 1, other)) {
      lines.push(`+ ${after[other]}`)
      other += 1
    }
    if (line === after[other]) other += 1
    else lines.push(`- ${line}`)
  }
  return [...lines, ...after.slice(other).map(line => `+ ${line}`)]
}
