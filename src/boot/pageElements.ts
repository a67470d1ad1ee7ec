/**
 * The elements that every published page has beside its content: gatsby-ssr.tsx emits them empty, the build fills them in
 * (src/build/fillPages.ts), the inline script reads them.
 */

/** The id of the `<template>` that holds Gatsby's own scripts: a browser neither fetches nor runs what is in one. */
export const scriptsTemplateId = "gatsby-scripts"

/** The id of the data block with the files that React's start will ask for. */
export const preloadsId = "preloads"

/** The id of the one script that starts by itself. */
export const inlineScriptId = "inline-script"

/** The name of the `<meta>` with the build's id. */
export const buildMetaName = "build"

/**
 * The page shown where there is neither a network nor a copy. It stands in for others, at their addresses: React would
 * take it for its own, so it has none of Gatsby's scripts.
 */
export const offlinePage = "/offline/"
