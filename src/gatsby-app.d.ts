/** Gatsby's own start of a published site; importing it is all there is to do. */
declare module "*/.cache/production-app"
/** The part of it that goes from page to page. */
declare module "*/.cache/navigation"
