import { listHeadingTexts } from "../../src/gatsby/listHeadingTexts"

it("the heading font has the numbers of steps, which are in no text", () => {
  const letters = new Set(listHeadingTexts({ clinic: { name: "Clinic" } }).join(""))
  expect([..."123"].filter(letter => !letters.has(letter))).toEqual([])
})
