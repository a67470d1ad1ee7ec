import { limits } from "../../testing/contentLimits"
import { readData } from "../../testing/data"
import { findProblems } from "../../testing/findProblems"

it.each(Object.entries(limits))("the checks accept the %s content that the model allows", (_name, create) => {
  expect(findProblems(create(readData()))).toEqual([])
})
