/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import styled, { ServerStyleSheet } from "styled-components"
import { withoutMarks } from "../../src/boot/servedStyles"

const Box = styled.p<{ $colour: string }>`
  color: ${({ $colour }) => $colour};
`
const GreenBox = styled(Box)`
  color: green;
`

const countOwnRules = (): number =>
  Array.from(document.querySelectorAll<HTMLStyleElement>("style[data-styled]"), ({ sheet }) => sheet).reduce(
    (count, sheet) => count + (sheet?.cssRules.length ?? 0),
    0
  )

const colourOf = (text: string): string => getComputedStyle(screen.getByText(text)).color

it("styled-components takes the styles in the page for its own, and keeps their order where another comes", async () => {
  const sheet = new ServerStyleSheet()
  // styled-components finds a document in jsdom, of which React warns.
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined)
  renderToString(sheet.collectStyles(<GreenBox $colour="red">One</GreenBox>))
  logged.mockRestore()
  const marked = /<style[^>]*>([^]*)<\/style>/.exec(sheet.getStyleTags())?.[1] ?? ""
  const styles = withoutMarks(marked)
  expect(marked).toContain("sc-")
  expect(styles).not.toMatch(/sc|data-styled/)
  const element = document.createElement("style")
  element.id = "styles"
  element.textContent = styles
  document.head.append(element)
  await import("../../src/boot/adoptStyles")

  const { rerender } = render(<GreenBox $colour="red">One</GreenBox>)
  expect(colourOf("One")).toBe("rgb(0, 128, 0)")
  expect(countOwnRules()).toBe(0)

  rerender(
    <>
      <GreenBox $colour="blue">One</GreenBox>
      <Box $colour="blue">Two</Box>
    </>
  )
  expect(colourOf("One")).toBe("rgb(0, 128, 0)")
  expect(colourOf("Two")).toBe("rgb(0, 0, 255)")
})

it("styled-components' marks are taken out of the styles, and nothing else", () => {
  const marked =
    '.a{b:c;}/*!sc*/\ndata-styled.g12[id="sc-a"]{content:"a,"}/*!sc*/@media (min-width: 40em){.a{b:d;}}/*!sc*/\n'
  expect(withoutMarks(marked)).toBe(".a{b:c}@media (min-width:40em){.a{b:d}}")
})
