import { isPreviewBuild } from "../../src/gatsby/preview"

it.each<[isPreview: boolean, env: Record<string, string>]>([
  [false, {}],
  [true, { PREVIEW: "true" }],
  [false, { PREVIEW: "" }],
  [false, { PREVIEW: "false" }],
  [false, { CONTEXT: "production" }],
  [true, { CONTEXT: "deploy-preview" }],
  [true, { CONTEXT: "branch-deploy" }],
  [true, { CONTEXT: "production", PREVIEW: "true" }],
  [false, { CF_PAGES: "1", CF_PAGES_BRANCH: "main" }],
  [true, { CF_PAGES: "1", CF_PAGES_BRANCH: "new-slide" }],
  [false, { CF_PAGES: "1", CF_PAGES_BRANCH: "live", PRODUCTION_BRANCH: "live" }],
  [true, { CF_PAGES: "1", CF_PAGES_BRANCH: "main", PRODUCTION_BRANCH: "live" }],
  [false, { WORKERS_CI: "1", WORKERS_CI_BRANCH: "main" }],
  [true, { WORKERS_CI: "1", WORKERS_CI_BRANCH: "new-slide" }],
  [false, { WORKERS_CI: "1", WORKERS_CI_BRANCH: "live", PRODUCTION_BRANCH: "live" }],
])("says %s for a build with %j", (isPreview, env) => {
  expect(isPreviewBuild(env)).toBe(isPreview)
})
