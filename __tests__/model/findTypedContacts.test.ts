import { sampleContent, secondContent } from "../../testing/sampleFolders"
import { findTypedContacts } from "../../src/model/checks/findTypedContacts"
import { readData } from "../../testing/data"

const { clinic, about } = readData()

const facts = {
  ...clinic,
  phone: "+263 24 212 3456",
  phones: [
    { label: "Night", name: "night", number: "+263 77 312 3456" },
    { label: "Pharmacy", number: "+263 77 512 3456" },
  ],
}

/** Returns the placeholders that hints on a text offer. */
const listOffers = (lead: string) =>
  findTypedContacts({ clinic: facts, about: { ...about, lead } }).map(
    ({ message }) => /write (\{\S+\}): then people can press it/.exec(message)?.[1] ?? message
  )

it.each([
  ["If a life is in danger, call 464.", ["{emergency}"]],
  ["Call 464: we come.", ["{emergency}"]],
  ["P.O. Box 464", ["{emergency}"]],
  ["Call +263 24 212 3456 or +263 242 123456", ["{phone}"]],
  ["At night +263-77-312-3456, and 464", ["{emergency}", "{phone:night}"]],
  ["Write to hello@example.com or INFO@example.com.", ["{generalEmail}", "{infoEmail}"]],
  ["Call {phone} or {emergency}. The pharmacy is +263 77 512 3456.", []],
  ["1464, 4640, 1,464, 464.50, US$464, 464b, 021 464 345, +263 24 212 34567, othello@example.com", []],
])("%s: offers %j", (text, placeholders) => {
  expect(listOffers(text).toSorted()).toEqual(placeholders)
})

it.each([sampleContent, secondContent])("has no hint about %s", folder => {
  expect(findTypedContacts(readData(folder))).toEqual([])
})
