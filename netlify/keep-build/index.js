const { existsSync, readdirSync } = require("node:fs")
const path = require("node:path")

// Keeps Gatsby's cache from one build on Netlify for the next. The two folders belong together: Gatsby looks in .cache
// for records of its output, and in public for the pictures themselves.
const folders = [".cache", "public"]

exports.onPreBuild = ({ utils }) => utils.cache.restore(folders)

exports.onPostBuild = async ({ constants, netlifyConfig, utils }) => {
  // By default, Netlify has one page for unknown addresses, but a language may have its own. A file of redirects is no
  // alternative: Cloudflare reads the same file and does not support redirects with this status.
  // The folder of the 404 page is answered with 404, too.
  netlifyConfig.redirects.push({ from: "/404/*", to: "/404.html", status: 404, force: true })
  for (const { name } of readdirSync(constants.PUBLISH_DIR, { withFileTypes: true }))
    if (existsSync(path.join(constants.PUBLISH_DIR, name, "404.html")))
      netlifyConfig.redirects.push(
        { from: `/${name}/404/*`, to: `/${name}/404.html`, status: 404, force: true },
        { from: `/${name}/*`, to: `/${name}/404.html`, status: 404 }
      )
  await utils.cache.save(folders)
}
