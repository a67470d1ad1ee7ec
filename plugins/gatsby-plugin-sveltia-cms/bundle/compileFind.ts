/** Characters of names in JavaScript. */
const name = "[\\w$]+"

/** Code that any minifier writes in one of several ways. */
const tokens: readonly (readonly [RegExp, string])[] = [
  [/^ +/, "\\s+"],
  // Other code, as little as possible.
  [/^…/, "[^]{0,300}?"],
  [/^let(?=[ {])/, "(?:let|const|var)"],
]

const escape = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&")

/**
 * Compiles code to look for. `$name` stands for a name that a minifier has made up, and for the same name if it comes
 * again; a quotation for one in any quotation marks; `…` for other code, and a space for any white space.
 */
export const compileFind = (find: string): RegExp => {
  const seen = new Set<string>()
  let quotes = 0
  let source = /^\w/.test(find) ? "(?<![\\w$])" : ""
  let rest = find
  while (rest) {
    const [token, pattern] = tokens.find(([start]) => start.test(rest)) ?? []
    const [variable, variableName = ""] = /^\$(\w+)/.exec(rest) ?? []
    if (variable) {
      source += seen.has(variableName) ? `\\k<${variableName}>` : `(?<![\\w$])(?<${variableName}>${name})`
      seen.add(variableName)
      rest = rest.slice(variable.length)
    } else if (rest.startsWith('"')) {
      const text = rest.slice(1, rest.indexOf('"', 1))
      const quote = `quote${quotes++}`
      source += `(?<${quote}>["'\`])${text.split("…").map(escape).join("[^]{0,300}?")}\\k<${quote}>`
      rest = rest.slice(text.length + 2)
    } else if (token && pattern) {
      source += pattern
      rest = rest.replace(token, "")
    } else {
      source += escape(rest.slice(0, 1))
      rest = rest.slice(1)
    }
  }
  return new RegExp(source, "g")
}
