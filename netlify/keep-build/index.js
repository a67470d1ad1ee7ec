const { existsSync, readdirSync } = require("node:fs")
const path = require("node:path")

// Hands Gatsby's work from one build on Netlify to the next. The two folders belong together: Gatsby looks in .cache
// for what it made, and in public for the pictures themselves.
const folders = [".cache", "public"]

exports.onPreBuild = ({ utils }) => utils.cache.restore(folders)

exports.onPostBuild = async ({ constants, netlifyConfig, utils }) => {
  // Netlify knows one page for unknown addresses; a language may have its own. A file of rules would not do: Cloudflare
  // reads the same file, and knows no rule with this status.
  for (const { name } of readdirSync(constants.PUBLISH_DIR, { withFileTypes: true }))
    if (existsSync(path.join(constants.PUBLISH_DIR, name, "404.html")))
      netlifyConfig.redirects.push({ from: `/${name}/*`, to: `/${name}/404.html`, status: 404 })
  await utils.cache.save(folders)
}
