// Hands Gatsby's work from one build on Netlify to the next. The two folders belong together: Gatsby looks in .cache
// for what it made, and in public for the pictures themselves.
const folders = [".cache", "public"]

exports.onPreBuild = ({ utils }) => utils.cache.restore(folders)
exports.onPostBuild = ({ utils }) => utils.cache.save(folders)
