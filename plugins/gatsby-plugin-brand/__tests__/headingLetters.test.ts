import { readHeadings } from "../headingLetters"

const createPage = (styles: string, body: string): string =>
  `<!doctype html><html lang="pt"><head><title>Title</title><style>:root{--heading:Fraunces,serif}@font-face{font-family:Fraunces}${styles}</style></head><body>${body}</body></html>`

const listLetters = (styles: string, body: string): string => readHeadings(createPage(styles, body)).letters

it("reads a page's language, and the letters of its headings alone, each once and sorted", () => {
  const page = createPage(
    "h1,h2{font-family:var(--heading)}",
    "<h1>Pão &amp; <b>bolo</b></h1><p>xyz</p><h2>bom\u00ADbom</h2>"
  )
  expect(readHeadings(page)).toEqual({ language: "pt", letters: " &-Pblmoã" })
})

it.each([
  ["an element with a class", ".big{font:600 1rem/1 var(--heading)}", '<p class="a big">b</p><p class="a">z</p>'],
  [
    "an element within a class",
    ".list dd{font:600 1rem var(--heading)}",
    '<dl class="list"><div><dd>b</dd></div></dl><dd>z</dd>',
  ],
  [
    "elements around in their order",
    ".a .b .c{font:1rem var(--heading)}",
    '<i class="a"><i><i class="b"><i class="c">b</i></i></i></i><i class="b"><i class="a"><i class="c">z</i></i></i>',
  ],
  ["a child", "p>b.x{font:1rem var(--heading)}", '<p><b class="x">b</b><b>z</b></p>'],
  ["one of several selectors", "em,.a:hover::before,b{font-family:var(--heading)}", "<b>b</b><i>z</i>"],
  ["an element after another one", "i + b{font-family:var(--heading)}", "<p><i>z</i><b>b</b></p>"],
  ["an element in a state", "b:not(.x, .y):focus-visible{font-family:var(--heading)}", "<b>b</b><i>z</i>"],
  ["a rule for some screens", "@media (min-width:40em){b{color:red;font-family:var(--heading)}}", "<b>b</b><i>z</i>"],
])("knows %s by the page's styles", (_, styles, body) => {
  expect(listLetters(styles, body)).toBe("b")
})

it("takes no other declaration with the same property for a font", () => {
  expect(listLetters("b{--other:var(--heading);content:var(--heading)}", "<b>z</b>")).toBe("")
})
