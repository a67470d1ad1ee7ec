import { checkContent } from "../../src/model/check/checkContent"
import { formatProblem } from "../../plugins/gatsby-plugin-content-model"
import { limits } from "../../testing/contentLimits"
import { asFiles, readData } from "../../testing/data"

it.each(Object.entries(limits))("the checks accept the %s content that the model allows", (_name, create) => {
  expect(checkContent(asFiles(create(readData()))).map(formatProblem)).toEqual([])
})
