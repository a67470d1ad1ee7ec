/**
 * Returns whether a build is a preview and not for the public: Netlify says so (other hosts may use `CONTEXT` for
 * something else), Cloudflare names a branch other than the production branch (`PRODUCTION_BRANCH`, by default main), or the variable `PREVIEW` is `true`.
 * https://docs.netlify.com/build/configure-builds/environment-variables/
 * https://developers.cloudflare.com/workers/ci-cd/builds/configuration/#environment-variables
 */
export const isPreviewBuild = (env: NodeJS.ProcessEnv): boolean => {
  const context = (env["NETLIFY"] === "true" && env["CONTEXT"]) || "production"
  const productionBranch = env["PRODUCTION_BRANCH"] || "main"
  const branch = env["WORKERS_CI_BRANCH"] || productionBranch
  return env["PREVIEW"] === "true" || context !== "production" || branch !== productionBranch
}

/**
 * Headers that keep search engines from indexing a preview
 * (https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag).
 */
export const previewHeaders = { "X-Robots-Tag": "noindex" } as const
