/** @jest-environment jsdom */
import { listChapters, renderGuide } from "../help/renderGuide"

const first = {
  file: "guide.md",
  text: "# The guide\n\n1. [Save](guide/save.md)\n\nSee [the list](guide/save.md#the-list).\n",
}
const save = {
  file: "guide/save.md",
  text: '# Save it\n\n## The list\n\n![A "list"](../pictures/list.webp)\n\n[Back](../guide.md), [above](#the-list)\n',
}
const sizes = { "pictures/list.webp": { width: 360, height: 740 } }

it("makes one page of the documents of a guide, with links within it", () => {
  expect(listChapters(first)).toEqual(["guide/save.md"])
  const { title, html, pictures } = renderGuide([first, save], sizes)
  expect(title).toBe("The guide")
  expect(pictures).toEqual(["pictures/list.webp"])
  document.body.innerHTML = html
  const targets = [...document.querySelectorAll("a")].map(link => [link.textContent, link.getAttribute("href")])
  expect(targets).toEqual([
    ["Save", "#save"],
    ["the list", "#the-list"],
    ["Back", "#"],
    ["above", "#the-list"],
  ])
  expect(document.querySelector("h2")?.id).toBe("save")
  expect(document.querySelector("h3")?.id).toBe("the-list")
  const picture = document.querySelector("img")
  expect([picture?.alt, picture?.getAttribute("src"), picture?.width]).toEqual(['A "list"', "list.webp", 360])
})

it.each([
  ["a document that is not in it", "[Elsewhere](../README.md)", "“../README.md” is not in the guide"],
  ["another site", "[GitHub](https://github.com)", "“https://github.com” is not in the guide"],
  ["a heading that does not exist", "[Gone](#gone)", "the guide has no heading “#gone”"],
  ["a picture that does not exist", "![Gone](gone.webp)", "there is no picture “gone.webp”"],
  ["a heading twice", "## The list", "another heading of the guide is also “The list”"],
])("a guide cannot have %s", (_what, text, problem) => {
  expect(() => renderGuide([first, { ...save, text: `${save.text}\n${text}\n` }], sizes)).toThrow(problem)
})
