/** Gatsby's own start of a published site; importing it is all there is to do. */
declare module "*/.cache/production-app"
