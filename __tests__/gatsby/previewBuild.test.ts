import { isPreviewBuild } from "../../src/gatsby/preview"

it.each<[isPreview: boolean, env: Record<string, string>]>([
  [false, {}],
  [true, { PREVIEW: "true" }],
  [false, { PREVIEW: "" }],
  [false, { PREVIEW: "false" }],
  [false, { NETLIFY: "true", CONTEXT: "production" }],
  [true, { NETLIFY: "true", CONTEXT: "deploy-preview" }],
  [true, { NETLIFY: "true", CONTEXT: "branch-deploy" }],
  [true, { NETLIFY: "true", CONTEXT: "production", PREVIEW: "true" }],
  // Another host, or a pipeline, may use this name for something else.
  [false, { CONTEXT: "release" }],
  [false, { WORKERS_CI: "1", WORKERS_CI_BRANCH: "main" }],
  [true, { WORKERS_CI: "1", WORKERS_CI_BRANCH: "new-slide" }],
  [false, { WORKERS_CI: "1", WORKERS_CI_BRANCH: "live", PRODUCTION_BRANCH: "live" }],
])("says %s for a build with %j", (isPreview, env) => {
  expect(isPreviewBuild(env)).toBe(isPreview)
})
