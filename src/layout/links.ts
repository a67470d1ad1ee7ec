import { pages as registry } from "../model/links/pages"

const allPages = Object.values(registry)

/** Links of the header and the keys of their labels ("Header and footer" in docs/product.md). */
export const navLinks = allPages.flatMap(page => ("navLabel" in page ? [{ to: page.path, label: page.navLabel }] : []))

/** Links of the footer ("Header and footer" in docs/product.md), and one to the guides for patients if they are on. */
export const quickLinks = allPages.flatMap(page =>
  "footerLabel" in page
    ? [{ to: page.path, label: page.footerLabel, whileOn: "whileOn" in page ? page.whileOn : undefined }]
    : []
)

/** Policies at the end of every page ("Header and footer" in docs/product.md), with links to those that are enabled. */
export const policyLinks = allPages.flatMap(page => ("policy" in page ? [{ to: page.path, ...page.policy }] : []))
