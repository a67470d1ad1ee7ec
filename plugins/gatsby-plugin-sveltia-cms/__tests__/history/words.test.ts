import { describePublications } from "../../history/words"

it.each([
  [1, 0, "One change has been published this month."],
  [7, 20, "7 changes have been published this month. The host allows about 20 a month: 13 left."],
  [22, 20, "22 changes have been published this month. The host allows about 20 a month: 0 left."],
])("describes %d publications, with a limit of %d", (count, limit, text) => {
  expect(describePublications(count, limit)).toBe(text)
})
