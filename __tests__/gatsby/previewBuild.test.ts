import { isPreviewBuild } from "../../src/gatsby/preview"
import { readTable } from "../../testing/readTable"

it.each(readTable("gatsby/previewBuilds.txt"))("a build with %s is %s", (env = "", outcome) => {
  expect(isPreviewBuild(JSON.parse(env))).toBe(outcome === "a preview")
})
