import { withoutMarks } from "../hydration/servedStyles"

it("styled-components' marks are taken out of the styles, and nothing else", () => {
  const marked =
    '.a{b:c;}/*!sc*/\ndata-styled.g12[id="sc-a"]{content:"a,"}/*!sc*/@media (min-width: 40em){.a{b:d;}.a >b{c:0.5em;}}/*!sc*/\n.a, .b{c:d( e, 0.5em );content:", ";}'
  expect(withoutMarks(marked)).toBe(
    '.a{b:c}@media (min-width:40em){.a{b:d}.a>b{c:.5em}}.a,.b{c:d(e,.5em);content:", "}'
  )
})
