import { pages as registry } from "../model/pages"

const allPages = Object.values(registry)

/** The links of the header, with the words for them ("Header and footer" in docs/product.md). */
export const navLinks = allPages.flatMap(page => ("navLabel" in page ? [{ to: page.path, label: page.navLabel }] : []))

/** The links of the footer ("Header and footer" in docs/product.md), and one to the guides for patients while there are some. */
export const quickLinks = allPages.flatMap(page =>
  "footerLabel" in page
    ? [{ to: page.path, label: page.footerLabel, enabledBy: "enabledBy" in page ? page.enabledBy : undefined }]
    : []
)

/** The policies at the end of every page ("Header and footer" in docs/product.md): links while they are enabled. */
export const policyLinks = allPages.flatMap(page => ("policy" in page ? [{ to: page.path, ...page.policy }] : []))
