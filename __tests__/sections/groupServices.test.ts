import { groupServices } from "../../src/sections/ServiceGroups"

/** Returns services named by single letters, with their groups: "a:x b" is a in the group x, and b without a group. */
const createServices = (text: string) =>
  text.split(" ").map(part => {
    const [title = "", group = null] = part.split(":")
    return { title, group }
  })

it.each([
  ["in the order of each group's first service", "a:x b:y c:x d:y", "x=ac y=bd"],
  ["those without a group at the end, under their own heading", "a b:x c", "x=b Others=ac"],
  ["all together without a heading if none has a group", "a b c", "null=abc"],
])("services are grouped %s", (_, services, expected) => {
  const groups = groupServices(createServices(services), "Others")
  expect(groups.map(group => `${group.heading}=${group.services.map(({ title }) => title).join("")}`).join(" ")).toBe(
    expected
  )
})
