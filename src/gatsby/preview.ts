/**
 * Whether a build is for a preview and not for the public: Netlify says so, Cloudflare names another branch than the one
 * that is published (`PRODUCTION_BRANCH`, by default main), or somebody has set `PREVIEW=true`.
 * https://docs.netlify.com/build/configure-builds/environment-variables/
 * https://developers.cloudflare.com/pages/configuration/build-configuration/#environment-variables
 * https://developers.cloudflare.com/workers/ci-cd/builds/configuration/#environment-variables
 */
export const isPreviewBuild = (env: NodeJS.ProcessEnv): boolean => {
  const context = env["CONTEXT"] || "production"
  const productionBranch = env["PRODUCTION_BRANCH"] || "main"
  const branch = env["CF_PAGES_BRANCH"] || env["WORKERS_CI_BRANCH"] || productionBranch
  return env["PREVIEW"] === "true" || context !== "production" || branch !== productionBranch
}

/** What every answer of a preview says to search engines (https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag). */
export const previewHeaders = { "X-Robots-Tag": "noindex" } as const
