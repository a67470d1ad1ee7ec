import { renderToString } from "react-dom/server"
import { ServerStyleSheet } from "styled-components"
import { Actions } from "../../src/layout/HeaderActions"

it("a booking URL with a quotation mark does not break the styles of the bar", () => {
  const sheet = new ServerStyleSheet()
  renderToString(
    sheet.collectStyles(<Actions $last={'https://booking.example/?at="x"'} $columns="1fr" $current={false} />)
  )
  expect(sheet.getStyleTags()).toContain(String.raw`a[href="https://booking.example/?at=\"x\""]`)
})
