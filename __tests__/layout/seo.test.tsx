/** @jest-environment jsdom */
import { screen } from "@testing-library/react"
import { copyText } from "../../src/inline/copyText"
import { formatGraph } from "../../src/layout/structured/createPageGraph"
import { openPage } from "../../testing/unit/pages"

const copy = (name: string) => copyText(screen.getByRole("button", { name }), ["Copied", "Could not copy"])

it("the copy button copies the number and says so, or says that it could not", async () => {
  const writeText = jest.fn(async (_text: string) => undefined)
  Object.assign(navigator, { clipboard: { writeText } })
  openPage("/contact/")
  // Server rendering puts the announcer after React's root element.
  const announcer = document.createElement("div")
  announcer.id = "announcer"
  announcer.setAttribute("role", "status")
  document.body.append(announcer)
  await copy("Copy number")
  expect(writeText).toHaveBeenCalledWith("+263 00 000 0000")
  expect(screen.getAllByRole("status").map(status => status.textContent)).toContain("Copied")
  writeText.mockRejectedValue(new Error("not allowed"))
  await copy("Copy address")
  expect(screen.getAllByRole("status").map(status => status.textContent)).toContain("Could not copy")
  announcer.remove()
})

it("no text can close the script element of the structured data", () => {
  const heading = "</script><script>alert(1)</script>"
  const text = formatGraph([{ "@type": "Service", name: heading }])
  expect(text).not.toContain("<")
  expect(JSON.parse(text)["@graph"][0].name).toBe(heading)
})
